/** What a figure has to reach. A ratio is ours divided by the peer's. */
export type Goal =
  | { readonly atMost: number }
  | { readonly atLeast: number }
  | { readonly ratioAtMost: number }
  | { readonly ratioAtLeast: number }

export interface Measured {
  readonly name: string
  readonly unit: string
  readonly ours: number
  /** The same done by others, measured in the same run. */
  readonly peer?: { readonly name: string; readonly value: number }
  /** Without one the figure is reported without a verdict. */
  readonly goal?: Goal
}

/** One line of `--json`. */
export interface Figure {
  readonly name: string
  readonly unit: string
  readonly ours: number
  readonly peer: number | null
  readonly peerName: string | null
  /** Ours divided by the peer's, to three decimals. */
  readonly ratio: number | null
  /** `<= 50000`, `>= 99`, `ratio >= 0.6`; null for a figure without one. */
  readonly goal: string | null
  /** null for a figure without a goal. */
  readonly holds: boolean | null
}

/** Throws where the goal is a ratio and there is no peer, or a number is none. */
export function figureOf({ name, unit, ours, peer, goal }: Measured): Figure {
  const known = peer === undefined ? [ours] : [ours, peer.value]
  if (!known.every(Number.isFinite)) throw new Error(`${name} was not measured`)
  const ratio = peer === undefined ? null : ours / peer.value
  return {
    name,
    unit,
    ours,
    peer: peer?.value ?? null,
    peerName: peer?.name ?? null,
    ratio: ratio === null ? null : Math.round(ratio * 1000) / 1000,
    ...(goal === undefined ? { goal: null, holds: null } : judge(name, ours, ratio, goal)),
  }
}

function judge(
  name: string,
  ours: number,
  ratio: number | null,
  goal: Goal,
): { goal: string; holds: boolean } {
  if ('atMost' in goal) return { goal: `<= ${goal.atMost}`, holds: ours <= goal.atMost }
  if ('atLeast' in goal) return { goal: `>= ${goal.atLeast}`, holds: ours >= goal.atLeast }
  if (ratio === null || !Number.isFinite(ratio)) throw new Error(`${name} has no peer to compare`)
  return 'ratioAtMost' in goal
    ? { goal: `ratio <= ${goal.ratioAtMost}`, holds: ratio <= goal.ratioAtMost }
    : { goal: `ratio >= ${goal.ratioAtLeast}`, holds: ratio >= goal.ratioAtLeast }
}
