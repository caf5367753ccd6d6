import { Sheet } from '#platform/ui/Sheet.tsx'

import { useStore } from '../store.ts'
import type { AnyFlow } from './flow.ts'
import { Actions } from './moments/Actions.tsx'
import { MomentBody } from './moments/MomentBody.tsx'
import { MomentTitle } from './moments/MomentTitle.tsx'
import { type Flows, useMoment } from './moments/useMoment.ts'
import { useFlows } from './registry.ts'
import { type FlowRun, kindsOf } from './run.ts'
import { useRuns } from './runStore.ts'
import { hideRun, openRun } from './sheet.ts'

/** What is signed, how far it is, and what became of it. One sheet for every action. */
export function SigningSheet() {
  const id = useStore(openRun)
  const run = useRuns().find((each) => each.id === id) ?? null
  const flows = useFlows(run === null ? [] : kindsOf(run))
  const flow = run === null ? null : (flows.get(run.kind) ?? null)
  if (run === null || flow === null) return null
  return <Signing run={run} flow={flow} flows={flows} />
}

function Signing({ run, flow, flows }: { run: FlowRun; flow: AnyFlow; flows: Flows }) {
  const moment = useMoment(run, flow, flows)
  return (
    <Sheet
      open
      onClose={hideRun}
      dismissible={run.stage !== 'signing'}
      title={<MomentTitle run={run} flow={flow} moment={moment} />}
      footer={<Actions run={run} flow={flow} moment={moment} />}
    >
      <MomentBody run={run} flow={flow} moment={moment} />
    </Sheet>
  )
}
