import { useConfig } from '../../config.ts'
import { useText } from '../../i18n.tsx'
import { type EmittedEvent, service } from '../../services.ts'
import { NotWhatWasAsked } from '../../tron/build.ts'
import { useApi } from '../../api.ts'
import type { AnyFlow } from '../flow.ts'
import { type FlowRun, sentTx } from '../run.ts'
import { approvalOf } from '../approval.ts'
import { useSignedCoin } from './signedCoin.ts'
import { aboutOf, factsOf, mainOfStep, shownOf, stepBehind } from './facts.ts'

export type Flows = ReadonlyMap<string, AnyFlow>

/** What every moment of the sheet is made from. */
export function useMoment(run: FlowRun, flow: AnyFlow, flows: Flows) {
  const t = useText()
  const named = useConfig()
  const transaction = useTransaction(run)
  const events: readonly EmittedEvent[] = run.block === null ? [] : (transaction?.events ?? [])
  const read = shownOf(run, flow, named)
  const tampered = read instanceof NotWhatWasAsked ? read : null
  const shown = read instanceof NotWhatWasAsked ? null : read
  const config = useSignedCoin(named, shown)
  const behind = stepBehind(run, flows)
  const facts = factsOf(run, flow, events, t)
  const approval = shown === null ? null : approvalOf(shown)
  const main =
    behind === null
      ? (facts.find((fact) => fact.main !== undefined) ?? null)
      : mainOfStep(behind.flow, behind.subject, t)
  return {
    about: aboutOf(run, events),
    approval,
    behind,
    config,
    events,
    /** sun that the network took; null while nobody knows. */
    fee: transaction?.fee ?? null,
    main,
    rows: facts.filter((fact) => fact.main === undefined),
    shown,
    tampered,
  }
}

export type Moment = ReturnType<typeof useMoment>

/** Of the run's own transaction, once it has been sent. */
function useTransaction(run: FlowRun) {
  const asked = run.block !== null || run.stage === 'failed' ? sentTx(run) : null
  return useApi(service('transaction'), asked === null ? null : { txHash: asked }).data
}
