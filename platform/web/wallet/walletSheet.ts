import { createStore } from '../store.ts'

/** Whether the sheet that offers wallets is open, and who waits for its end. */
export const walletSheet = createStore(false)

let waiting: ((connected: boolean) => void)[] = []

/** Opens the sheet; resolves true once a wallet is connected, false when it is closed. */
export function askForWallet(): Promise<boolean> {
  walletSheet.set(true)
  return new Promise((resolve) => waiting.push(resolve))
}

export function closeWalletSheet(connected: boolean): void {
  walletSheet.set(false)
  const resolves = waiting
  waiting = []
  for (const resolve of resolves) resolve(connected)
}
