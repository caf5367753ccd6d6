import type { Verdict } from '#platform/std/verdict.ts'

/** Reasons that the sheet itself leads through are none that stand in the way. */
export const inTheWay = (
  verdict: Verdict | undefined,
  handled: readonly string[],
): Verdict | null =>
  verdict === undefined || verdict.can || handled.includes(verdict.reason ?? '') ? null : verdict
