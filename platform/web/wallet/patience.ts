import { type WalletCall, type WalletPrompt, walletPrompt } from './prompt.ts'
import { WalletError } from './wallet.ts'
import { walletErrorOf } from './walletErrors.ts'

/** A wallet's own window shows enough until then. */
const showMs = 2_000
const limitsMs: Record<WalletCall, number> = {
  connect: 120_000,
  network: 10_000,
  message: 120_000,
  transaction: 600_000,
  switch: 120_000,
}

/** The wallet's answer; a wallet that stays silent is given up, by its time or by the reader. */
export async function patiently<T>(
  name: string,
  call: WalletCall,
  act: () => Promise<T>,
  options: { readonly quiet?: boolean } = {},
): Promise<T> {
  const limitMs = limitsMs[call]
  const since = Date.now()
  let prompt: WalletPrompt | null = null
  const timers: ReturnType<typeof setTimeout>[] = []
  const ended = new Promise<never>((_, reject) => {
    const cancel = (): void => reject(new WalletError('REJECTED', '', name))
    timers.push(setTimeout(() => reject(new WalletError('SILENT', '', name)), limitMs))
    if (call === 'transaction' || options.quiet === true) return
    timers.push(
      setTimeout(() => {
        prompt = { is: 'waiting', name, call, since, until: since + limitMs, cancel }
        walletPrompt.set(prompt)
      }, showMs),
    )
  })
  try {
    return await Promise.race([act(), ended])
  } catch (error) {
    throw walletErrorOf(error, name)
  } finally {
    for (const timer of timers) clearTimeout(timer)
    if (prompt !== null && walletPrompt.get() === prompt) walletPrompt.set(null)
  }
}

/** Does it again, for as long as the wallet is locked and the reader has unlocked it meanwhile. */
export async function unlocked<T>(act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act()
    } catch (error) {
      const known = walletErrorOf(error)
      if (known.code !== 'LOCKED' || known.wallet === '') throw error
      if (!(await askUnlocked(known.wallet))) throw new WalletError('REJECTED', '', known.wallet)
    }
  }
}

const askUnlocked = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (again: boolean) => () => {
      walletPrompt.set(null)
      resolve(again)
    }
    walletPrompt.set({ is: 'locked', name, again: end(true), cancel: end(false) })
  })
