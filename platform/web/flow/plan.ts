import { type FlowRun, type PlannedStep, unchecked } from './run.ts'

/** In a block that the index knows: what builds on it may begin. */
const landed = ({ stage, orderState }: FlowRun): boolean =>
  stage === 'done' || orderState === 'packed'

/** The step that comes after this run's; null after the last one. */
export const stepAfter = ({ plan }: FlowRun): PlannedStep | null =>
  plan === undefined ? null : (plan.steps[plan.at + 1] ?? null)

/** The same run, or another step of its plan. */
export const isOfOnePlan = (one: FlowRun, other: FlowRun): boolean =>
  one.id === other.id ||
  (one.plan !== undefined && one.plan.steps.at(-1)?.id === other.plan?.steps.at(-1)?.id)

/** The run of the next step, at the moment when the one before it has landed; null at any other. */
export function followerOf(before: FlowRun, after: FlowRun, now: number): FlowRun | null {
  const step = stepAfter(after)
  if (step === null || after.plan === undefined || landed(before) || !landed(after)) return null
  return {
    ...step,
    address: after.address,
    chainId: after.chainId,
    createdAt: after.createdAt,
    ...unchecked,
    since: now,
    plan: { at: after.plan.at + 1, steps: after.plan.steps },
  }
}
