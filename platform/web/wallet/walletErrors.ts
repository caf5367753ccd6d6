import { WalletError, type WalletErrorCode } from './wallet.ts'

/**
 * Wallets of several ages say the same thing in different ways: a code, a sentence, an empty
 * answer. Each known way is one row.
 */
const known: readonly [WalletErrorCode, (code: unknown, words: string) => boolean][] = [
  ['REJECTED', (code) => code === 4001],
  ['REJECTED', (_, words) => /declin|reject|cancel|denied/i.test(words)],
  ['BUSY', (code) => code === 4000 || code === -32002],
  ['BUSY', (_, words) => /already (pending|in queue)|request is pending/i.test(words)],
  ['LOCKED', (code) => code === -32000],
  ['LOCKED', (_, words) => /locked|cannot connect wallet|wallet is disconnected/i.test(words)],
  // What OKX's adapter makes of an answer without a code: a locked wallet's.
  ['LOCKED', (_, words) => /request connect error/i.test(words)],
  ['OUTDATED', (code) => code === 4200],
  ['OUTDATED', (_, words) => /is not a function|signmessagev2|unsupported method/i.test(words)],
  ['NOT_FOUND', (_, words) => /wallet is not found|not installed/i.test(words)],
]

export function walletErrorOf(error: unknown): WalletError {
  if (error instanceof WalletError) return error
  const words = messageOf(error)
  for (const [code, matches] of known) {
    if (codesOf(error).some((each) => matches(each, words))) return new WalletError(code, words)
  }
  return new WalletError('FAILED', words)
}

function messageOf(error: unknown): string {
  if (typeof error === 'string') return error
  const message = (error as { message?: unknown } | null)?.message
  return typeof message === 'string' ? message : ''
}

/** The adapters wrap the provider's error in `error`; the provider's may wrap once more. */
function codesOf(error: unknown): unknown[] {
  const outer = error as { code?: unknown; error?: { code?: unknown } } | null
  return [outer?.code, outer?.error?.code]
}
