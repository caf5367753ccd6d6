import type { Verdict } from '#platform/std/verdict.ts'

/** Why something is not possible now, and what would make it so. */
export function BlockingReason({ verdict }: { verdict: Verdict | null }) {
  if (verdict === null || verdict.can) return null
  return (
    <div className="rounded-md border border-line bg-ground px-3 py-2">
      <p className="font-semibold">{verdict.message}</p>
      <p className="text-soft">{verdict.remedy}</p>
    </div>
  )
}

/** Reasons that the sheet's own steps remove are not shown as blocking. */
export const blockingReason = (
  verdict: Verdict | undefined,
  handled: readonly string[],
): Verdict | null =>
  verdict === undefined || verdict.can || handled.includes(verdict.reason ?? '') ? null : verdict
