import { createStore } from '../store.ts'

/** Calls of a wallet that a sheet of their own shows as waiting. */
export type PromptedCall = 'connect' | 'network' | 'message' | 'switch'

/** A transaction is shown as waiting by its signing sheet. */
export type WalletCall = PromptedCall | 'transaction'

/** What the app shows of a wallet: that it is waited for, or that it is locked. */
export type WalletPrompt =
  | {
      readonly is: 'waiting'
      readonly name: string
      readonly call: PromptedCall
      /** This machine's clock, ms: when it was asked, and when it is given up. */
      readonly since: number
      readonly until: number
      readonly cancel: () => void
    }
  | {
      readonly is: 'locked'
      readonly name: string
      readonly again: () => void
      readonly cancel: () => void
    }

export const walletPrompt = createStore<WalletPrompt | null>(null)
