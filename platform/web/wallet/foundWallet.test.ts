import { parseAddress } from '#platform/std/address.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { openFound } from './foundWallet.ts'
import { unlocked } from './patience.ts'
import { walletPrompt } from './prompt.ts'
import type { FoundWallet, Provider } from './provider.ts'
import { WalletError } from './wallet.ts'

const ada = parseAddress('TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC')
const eve = parseAddress('TDvSsdrNM5eeXNL3czpa6AxLDHZA9nwe9K')
const blockID = `${'0'.repeat(56)}2B6653DC`
const transaction = { raw_data: { contract: [{}] } } as never
const never = (): Promise<never> => new Promise(() => {})

type Answers = Partial<
  Record<'connect' | 'block' | 'message' | 'transaction' | 'switch', () => unknown>
>

function wallet(answers: Answers = {}, standard = true) {
  const account = { base58: ada as string | false }
  const listeners = new Map<string, () => void>()
  const calls: string[] = []
  const answer = async (what: keyof Answers, otherwise: unknown): Promise<unknown> =>
    (answers[what] ?? (() => otherwise))()
  const provider: Provider = {
    request: ({ method }) => {
      calls.push(method)
      if (method === 'wallet_switchEthereumChain') return answer('switch', null)
      return answer('connect', standard ? [ada] : { code: 200 })
    },
    on: (event, listener) => listeners.set(event, listener),
    removeListener: (event) => listeners.delete(event),
    tronWeb: {
      defaultAddress: account,
      trx: {
        sign: () => answer('transaction', { txID: 'a', raw_data_hex: 'b', signature: ['c'] }),
        signMessageV2: () => answer('message', '0x01'),
        getBlockByNumber: () => answer('block', { blockID }) as never,
      },
    },
  }
  const found: FoundWallet = { kind: 'tronlink', name: 'TronLink', provider, standard }
  return { found, account, listeners, calls }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  walletPrompt.set(null)
})

/** Settles what waits for timers; resolves with the error's code, or what came. */
async function outcome(work: Promise<unknown>, ms = 5_000): Promise<unknown> {
  const ended = work.catch((error: unknown) => (error instanceof WalletError ? error.code : error))
  await vi.advanceTimersByTimeAsync(ms)
  return ended
}

test('a transaction by another account’s permission is signed by the call that is for it', async () => {
  const { found } = wallet()
  const asked: unknown[] = []
  const { tronWeb } = found.provider
  Object.assign((tronWeb as { trx: object }).trx, {
    multiSign: async (...args: unknown[]) => {
      asked.push(args)
      return { txID: 'a', raw_data_hex: 'b', signature: ['d'] }
    },
  })
  const opened = await openFound(found, false)
  expect((await opened.signTransaction(transaction)).signature).toEqual(['c'])
  const shared = { raw_data: { contract: [{ Permission_id: 3 }] } } as never
  expect((await opened.signTransaction(shared)).signature).toEqual(['d'])
  expect(asked).toEqual([[shared, undefined, 3]])
})

test.each([true, false])(
  'connects, signs and returns its chain (standard: %s)',
  async (standard) => {
    const { found, calls } = wallet({}, standard)
    const opened = await openFound(found, false)
    expect(calls).toEqual([standard ? 'eth_requestAccounts' : 'tron_requestAccounts'])
    expect(opened.address).toBe(ada)
    expect(await opened.signMessage('hello')).toBe('0x01')
    expect(await opened.chainId()).toBe('0x2b6653dc')
    expect((await opened.signTransaction(transaction)).signature).toEqual(['c'])
    expect(opened.switchChain === null).toBe(!standard)
  },
)

const coded = (code: number) => () => Promise.reject(Object.assign(new Error('x'), { code }))

test.each<[string, () => unknown, string]>([
  ['an empty text', () => '', 'LOCKED'],
  ['nothing', () => undefined, 'LOCKED'],
  ['no account', () => [], 'LOCKED'],
  ['the code of a locked wallet', coded(-32000), 'LOCKED'],
  ['an empty refusal', () => Promise.reject(new Error('')), 'LOCKED'],
  ['the code of a refusal', coded(4001), 'REJECTED'],
  ['a refusal as an answer', () => ({ code: 4001 }), 'REJECTED'],
  ['a pending request as an answer', () => ({ code: 4000 }), 'BUSY'],
])('connecting, %s is %s', async (_, answer, code) => {
  const { found } = wallet({ connect: answer })
  expect(await outcome(openFound(found, false))).toBe(code)
})

test.each<[string, () => unknown, string]>([
  ['nothing', () => undefined, 'LOCKED'],
  ['an empty text', () => '', 'LOCKED'],
  ['no', () => false, 'LOCKED'],
  ['an empty refusal', () => Promise.reject(new Error('')), 'LOCKED'],
  ['its code', coded(-32000), 'LOCKED'],
  ['a refusal', () => Promise.reject('Confirmation declined by user'), 'REJECTED'],
  [
    'another key',
    () => Promise.reject('Private key does not match address in transaction'),
    'OTHER_ACCOUNT',
  ],
])('signing, %s is %s', async (_, answer, code) => {
  const { found } = wallet({ message: answer, transaction: answer })
  const opened = await openFound(found, false)
  expect(await outcome(opened.signMessage('hello'))).toBe(code)
  expect(await outcome(opened.signTransaction(transaction))).toBe(code)
})

test('a standard provider without the newer method is asked by the older one', async () => {
  const { found, calls } = wallet({
    connect: () => (calls.length === 1 ? coded(4200)() : { code: 200 }),
  })
  expect((await openFound(found, false)).address).toBe(ada)
  expect(calls).toEqual(['eth_requestAccounts', 'tron_requestAccounts'])
})

test('after a reload it is read, not asked; locked, it has no account', async () => {
  const { found, account, calls } = wallet()
  expect((await openFound(found, true)).address).toBe(ada)
  account.base58 = false
  expect(await outcome(openFound(found, true))).toBe('LOCKED')
  expect(calls).toEqual([])
})

test('an account that was switched in silence is seen when it is asked for', async () => {
  const { found, account } = wallet()
  const opened = await openFound(found, false)
  account.base58 = eve
  expect([opened.address, await opened.current()]).toEqual([ada, eve])
  account.base58 = false
  expect(await outcome(opened.current())).toBe('LOCKED')
})

test.each<[keyof Answers, number, number, string | null]>([
  ['connect', 2_000, 120_000, 'SILENT'],
  ['message', 2_000, 120_000, 'SILENT'],
  ['switch', 2_000, 120_000, 'SILENT'],
  ['block', 2_000, 10_000, null],
])('silent at %s: a sheet after %i ms, given up after %i', async (what, showMs, limitMs, end) => {
  const { found } = wallet({ [what]: never })
  const call = async (): Promise<unknown> => {
    const opened = await openFound(found, false)
    if (what === 'message') return opened.signMessage('hello')
    return what === 'switch' ? opened.switchChain!('0x1') : opened.chainId()
  }
  const given = outcome(call(), 0)
  await vi.advanceTimersByTimeAsync(showMs - 1)
  expect(walletPrompt.get()).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(walletPrompt.get()).toMatchObject({ is: 'waiting', name: 'TronLink' })
  await vi.advanceTimersByTimeAsync(limitMs - showMs)
  expect(await given).toBe(end)
  expect(walletPrompt.get()).toBeNull()

  const cancelled = outcome(call(), showMs)
  await vi.advanceTimersByTimeAsync(showMs)
  walletPrompt.get()?.cancel()
  expect(await cancelled).toBe('REJECTED')
})

test('silent at a transaction: its sheet is the prompt; given up after ten minutes', async () => {
  const { found } = wallet({ transaction: never })
  const opened = await openFound(found, false)
  const signed = outcome(opened.signTransaction(transaction), 0)
  await vi.advanceTimersByTimeAsync(599_999)
  expect(walletPrompt.get()).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(await signed).toBe('SILENT')
  expect(walletPrompt.get()).toBeNull()
})

test('what the wallet reports is read again once it has settled, and no more after the end', async () => {
  const { found, account, listeners } = wallet()
  const opened = await openFound(found, false)
  const changes: unknown[] = []
  const stop = opened.onChange((change) => changes.push(change))
  account.base58 = eve
  listeners.get('accountsChanged')?.()
  listeners.get('chainChanged')?.()
  await vi.advanceTimersByTimeAsync(300)
  expect(changes).toEqual([
    { what: 'account', address: eve },
    { what: 'chain', chainId: '0x2b6653dc' },
  ])
  stop()
  expect(listeners.size).toBe(0)
})

test('a locked wallet is tried again when the reader has unlocked it, or not', async () => {
  const { found, account } = wallet()
  const opened = await openFound(found, false)
  account.base58 = false
  const first = unlocked(() => opened.current())
  await vi.advanceTimersByTimeAsync(0)
  account.base58 = ada
  const prompt = walletPrompt.get()
  expect(prompt).toMatchObject({ is: 'locked', name: 'TronLink' })
  if (prompt?.is === 'locked') prompt.again()
  expect(await first).toBe(ada)
  account.base58 = false
  const second = outcome(
    unlocked(() => opened.current()),
    0,
  )
  await vi.advanceTimersByTimeAsync(0)
  walletPrompt.get()?.cancel()
  expect([await second, walletPrompt.get()]).toEqual(['REJECTED', null])
})
