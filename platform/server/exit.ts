import type { Call } from './call.ts'

/**
 * Positions of the caller that the contracts do not list by account, each as its feature's `exits` on the web read it:
 * `stake:12`. Those that hold nothing any more may be among them.
 */
export type ExitKeys = (call: Call) => Promise<readonly string[]>

/** The most of one kind that a feature names. */
export const mostKeys = 500
