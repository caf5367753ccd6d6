import { WalletError, type WalletErrorCode } from './wallet.ts'

/**
 * Wallets of several ages report the same error in different forms: a code, a sentence, an empty
 * answer. Each known form is one row.
 */
const known: readonly [WalletErrorCode, (code: unknown, sentence: string) => boolean][] = [
  ['REJECTED', (code) => code === 4001],
  ['REJECTED', (_, sentence) => /declin|reject|cancel|denied/i.test(sentence)],
  ['BUSY', (code) => code === 4000 || code === -32002],
  ['BUSY', (_, sentence) => /already (pending|in queue)|request is pending/i.test(sentence)],
  ['LOCKED', (code) => code === -32000],
  [
    'LOCKED',
    (_, sentence) => /\blocked\b|cannot connect wallet|wallet is disconnected/i.test(sentence),
  ],
  ['OTHER_ACCOUNT', (_, sentence) => /private key does not match/i.test(sentence)],
  ['UNKNOWN_NETWORK', (code) => code === 4902],
  ['OUTDATED', (code) => code === 4200],
  [
    'OUTDATED',
    (_, sentence) => /is not a function|signmessagev2|unsupported method/i.test(sentence),
  ],
  ['NOT_FOUND', (_, sentence) => /wallet is not found|not installed/i.test(sentence)],
  // An answer without a known code and without words: a locked wallet's. Kits of wallets make the others of it.
  ['LOCKED', (_, sentence) => /^(request connect error\.?|unknown error)?$/i.test(sentence.trim())],
]

/** `wallet`: its name on the screen. */
export function walletErrorOf(error: unknown, wallet = ''): WalletError {
  if (error instanceof WalletError) {
    return error.wallet === '' && wallet !== ''
      ? new WalletError(error.code, error.message, wallet)
      : error
  }
  const sentence = messageOf(error)
  for (const [code, matches] of known) {
    if (codesOf(error).some((each) => matches(each, sentence)))
      return new WalletError(code, sentence, wallet)
  }
  return new WalletError('FAILED', sentence, wallet)
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
