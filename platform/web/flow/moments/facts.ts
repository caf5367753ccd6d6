import { parseAddress } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'
import type { Text } from '#platform/std/text.ts'
import type { KeyValueRow } from '#platform/ui/KeyValue.tsx'

import type { BaseConfig, EmittedEvent } from '../../services.ts'
import { NotWhatWasAsked } from '../../tron/build.ts'
import type { Translate } from '../../translate.ts'
import { readShown } from '../agreed.ts'
import type { Shown } from '../approval.ts'
import type { About, AnyFlow, Subject } from '../flow.ts'
import { resultOf } from '../results.ts'
import { summaryTexts } from '../summaryText.ts'
import type { FlowRun } from '../run.ts'

/** A fact as the sheet shows it. */
export interface Fact extends KeyValueRow {
  /** Its label in both languages, where an action's summary has it. */
  readonly text?: Text
  readonly main?: true | 'priced' | undefined
  readonly past?: Text
  /** All of it, on a line of its own; null while it is not known. */
  readonly address?: string | null
}

/** What goes to the wallet, as its bytes have it; null before they are built. */
export function shownOf(
  run: FlowRun,
  flow: AnyFlow,
  config: BaseConfig | null,
): Shown | NotWhatWasAsked | null {
  if (run.tx === null || config === null) return null
  try {
    return readShown(run.tx.rawHex, flow, run.subject, config.contracts)
  } catch (error) {
    if (error instanceof NotWhatWasAsked) return error
    throw error
  }
}

export const aboutOf = (run: FlowRun, events: readonly EmittedEvent[]): About => ({
  subject: run.subject,
  ticket: run.ticket,
  emitted: (name) => {
    const contract = run.ticket?.call.contract
    const found = events.find((one) => one.contract === contract && one.name === name)
    if (found === undefined) return null
    return Object.fromEntries(found.args.map((arg) => [arg.name, arg.value]))
  },
})

/** The facts of an action; once it is in a block those that it decided itself are read from its events. */
export function factsOf(
  run: FlowRun,
  flow: AnyFlow,
  events: readonly EmittedEvent[],
  t: Translate,
): Fact[] {
  const { ticket } = run
  if (ticket === null) return []
  return flow.summary(ticket, run.subject, t).map((row) => {
    const results = flow.results?.filter(({ label }) => label === row.label) ?? []
    const value =
      run.block === null || results.length === 0
        ? row.value
        : (resultOf(results, events, ticket.call.contract, run.subject) ?? '…')
    return { ...row, text: row.label, label: t(row.label), value }
  })
}

/** What the called contract emitted in the call, or a result's emitter, as anyone finds it in the block. */
export const sourcesOfEvents = (
  events: readonly EmittedEvent[],
  shown: Shown | null,
  block: number,
  emitters: readonly string[] = [],
): Source[] =>
  events
    .filter(({ contract }) => contract === shown?.contract || emitters.includes(contract))
    .map(({ contract, name, args }) => ({
      what: name,
      contract: parseAddress(contract),
      contractName: contract === shown?.contract ? shown.contractName || null : null,
      call: `${name}(${args.map((arg) => arg.name).join(', ')})`,
      block,
      value: args.map(({ value }) => value).join(', '),
    }))

/** Of a step whose order does not exist yet only the subject is known. */
export function mainOfStep(flow: AnyFlow, subject: Subject, t: Translate): Fact | null {
  const call = { contract: '', selector: '', args: [], callValue: '0', feeLimit: '0' }
  const row = flow
    .summary({ orderId: '', expiresAt: 0, call } as never, subject, t)
    .find(({ main }) => main !== undefined)
  return row === undefined ? null : { ...row, text: row.label, label: t(row.label) }
}

/** The signer pays this. */
export const isPaid = (fact: Fact | null): boolean =>
  fact?.text === summaryTexts.youGive || fact?.text === summaryTexts.youGiveAtMost

/** The signer pays no more than this, and perhaps less. */
export const isAtMost = (fact: Fact | null): boolean => fact?.text === summaryTexts.youGiveAtMost

/** The step that an approval is made for, where one follows it. */
export function stepBehind(run: FlowRun, flows: ReadonlyMap<string, AnyFlow>) {
  const { plan } = run
  const last = plan?.steps.at(-1)
  if (plan === undefined || last === undefined || plan.at === plan.steps.length - 1) return null
  if (!isApproval(run, flows)) return null
  const flow = flows.get(last.kind)
  return flow === undefined ? null : { flow, subject: last.subject }
}

function isApproval(run: FlowRun, flows: ReadonlyMap<string, AnyFlow>): boolean {
  const method = flows.get(run.kind)?.signs.method
  return (
    (typeof method === 'function' ? method(run.subject) : method)?.startsWith('approve(') === true
  )
}
