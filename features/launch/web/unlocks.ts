/** How what a presale sells unlocks after the listing. */
export interface Vesting {
  /** Seconds from the listing to the first part. */
  readonly delay: number
  /** Hundredths of a percent of each part; the last one is what is left. */
  readonly rate: number
  /** Seconds between two parts. */
  readonly step: number
}

export interface Unlock {
  /** Unix seconds. */
  readonly time: number
  /** Hundredths of a percent of the whole: this part, and all until then. */
  readonly part: number
  readonly sum: number
}

const whole = 10_000

/** How many parts there are. */
export const partsOf = ({ rate }: Pick<Vesting, 'rate'>): number =>
  rate <= 0 ? 0 : Math.ceil(whole / rate)

/** Seconds from the listing to the last part. */
export const lastsOf = (vesting: Vesting): number =>
  vesting.delay + Math.max(0, partsOf(vesting) - 1) * vesting.step

/** Seconds from the listing to the last whole part: one after it is smaller. */
export const lastWholeOf = ({ delay, rate, step }: Vesting): number =>
  delay + (rate <= 0 ? 0 : Math.max(0, Math.floor(whole / rate) - 1) * step)

/** All parts with their times, from a listing at that second. */
export function calendarOf(vesting: Vesting, listing: number): readonly Unlock[] {
  const { delay, rate, step } = vesting
  return Array.from({ length: partsOf(vesting) }, (_, i) => {
    const sum = Math.min(whole, (i + 1) * rate)
    return { time: listing + delay + i * step, part: sum - i * rate, sum }
  })
}

/** Hundredths of a percent that are unlocked at that second. */
export function unlockedAt(vesting: Vesting, listing: number, now: number): number {
  const { delay, rate, step } = vesting
  const since = now - listing - delay
  if (since < 0) return 0
  const parts = step === 0 ? partsOf(vesting) : Math.floor(since / step) + 1
  return Math.min(whole, parts * rate)
}

/** The next part that is not unlocked yet; null where all are. */
export const nextUnlock = (vesting: Vesting, listing: number, now: number): Unlock | null =>
  calendarOf(vesting, listing).find(({ time }) => time > now) ?? null
