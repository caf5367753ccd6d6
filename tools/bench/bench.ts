import type { Measured } from './figure.ts'

/** Where a measurement reports what it is doing, and what it found. */
export interface Report {
  /** Progress, for people. */
  readonly report: (text: string) => void
  readonly figure: (measured: Measured) => void
}

/** One thing that is measured; `tools/bench/<name>.ts` exports it as `bench`. */
export interface Bench {
  /** As `--only` knows it. */
  readonly name: string
  readonly title: string
  /** Throws where it could not measure; a goal that does not hold is no error. */
  readonly run: (report: Report, choice: { readonly long: boolean }) => Promise<void>
}
