import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { parseAddress } from '../std/address.ts'
import { endpoint } from '../std/endpoint.ts'
import { queryClient } from './api.ts'
import { callApi } from './client.ts'
import { activationDialog } from './dialogs.ts'
import { openRun, showRun } from './flow/sheet.ts'
import { setLocale } from './i18n.tsx'
import { caller, provideRuntimeConfig } from './runtime.ts'
import { provideServices, type Services } from './services.ts'
import {
  followSession,
  noSession,
  patchSession,
  readSession,
  sessionStore,
  setSession,
} from './sessionStore.ts'
import {
  connect,
  refreshActivated,
  requireLevel,
  signIn,
  signOut,
  signOutEverywhere,
} from './signIn.ts'
import { toast, toastStore } from './toast.tsx'
import { walletSheet } from './wallet/walletSheet.ts'
import { keepInviter } from './shell/Pages.tsx'

// The private keys 1 and 2.
const ada = parseAddress('TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC')
const eve = parseAddress('TDvSsdrNM5eeXNL3czpa6AxLDHZA9nwe9K')
const key = (n: number): string => String(n).padStart(64, '0')

const any = z.any()
const service = (path: `/${string}`) => endpoint({ path, summary: '', input: any, output: any })
const services = {
  getChainSignNonce: service('/nonce'),
  enter: service('/enter'),
  leave: service('/leave'),
  leaveEverywhere: service('/leaveEverywhere'),
  saveMember: service('/saveMember'),
  addressInfo: service('/addressInfo'),
} as unknown as Services

interface Asked {
  path: string
  form: Record<string, string>
  token: string | null
}
let asked: Asked[] = []
let activated = false
let replies: Record<string, unknown> = {}

const memory = new Map<string, string>()

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => memory.get(name) ?? null,
    setItem: (name: string, value: string) => memory.set(name, value),
    removeItem: (name: string) => memory.delete(name),
  })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('token')
    asked.push({ path, form: Object.fromEntries(init.body as URLSearchParams), token })
    if (path in replies) return Response.json(replies[path], { status: 401 })
    const data = {
      '/nonce': { nonce: 'n1', message: 'Sign in to Tessera', expiresAt: 1 },
      '/enter': { token: 't1', address: ada, activated },
      '/leave': {},
      '/leaveEverywhere': {},
      '/saveMember': {},
      '/addressInfo': { activated },
    }[path]
    return Response.json({ code: 'OK', msg: '', data })
  })
})
afterAll(() => vi.unstubAllGlobals())

beforeEach(() => {
  asked = []
  replies = {}
  activated = false
  memory.clear()
  toast.close()
  activationDialog.set(false)
  provideServices([services])
  provideRuntimeConfig({
    network: { name: 'local', chainId: '0x1', nativeSymbol: 'TRX' },
    demo: {
      accounts: [
        { name: 'Ada', address: ada, privateKey: key(1) },
        { name: 'Eve', address: eve, privateKey: key(2) },
      ],
      travel: true,
    },
  })
  setSession(noSession)
  setLocale('en')
})

test('a nonce is signed, and the one token id is kept with its address', async () => {
  await connect('demo', { demo: ada })
  expect(sessionStore.get()).toMatchObject({ address: ada, token: null, chainId: '0x1' })
  expect(await signIn()).toBe(true)
  expect(asked.map(({ path }) => path)).toEqual(['/nonce', '/enter', '/saveMember'])
  expect(asked[1]?.form).toMatchObject({ address: ada, nonce: 'n1' })
  expect(asked[1]?.form['signature']).toMatch(/^0x[0-9a-f]{130}$/)
  expect(memory.get('token')).toBe('t1')
  expect(readSession()).toMatchObject({ address: ada, wallet: 'demo', token: 't1' })
  expect(caller.token).toBe('t1')
})

test('the inviter of a link goes along once', async () => {
  keepInviter(`?inviter=${eve}`)
  keepInviter('?inviter=nobody')
  await connect('demo', { demo: ada })
  await signIn()
  expect(asked.at(-1)).toMatchObject({ path: '/saveMember', form: { inviter: eve } })
  await signIn()
  expect(asked.at(-1)).toMatchObject({ path: '/saveMember', form: {} })
})

test('an activation makes every reply old: what the account may do has changed', async () => {
  const kept = queryClient.setQueryData(['/ifCanBuy'], { can: false })
  const isOld = (): boolean | undefined => queryClient.getQueryState(['/ifCanBuy'])?.isInvalidated
  await connect('demo', { demo: ada })
  await signIn()
  queryClient.setQueryData(['/ifCanBuy'], kept)
  await refreshActivated()
  expect(isOld()).toBe(false)
  activated = true
  await refreshActivated()
  expect(isOld()).toBe(true)
})

test('two calls at once call the wallet once', async () => {
  await connect('demo', { demo: ada })
  await Promise.all([signIn(), signIn()])
  expect(asked.filter(({ path }) => path === '/enter')).toHaveLength(1)
})

test('another account ends the session and must sign again', async () => {
  await connect('demo', { demo: ada })
  await signIn()
  await connect('demo', { demo: eve })
  expect(asked.at(-1)).toEqual({ path: '/leave', form: {}, token: 't1' })
  expect(sessionStore.get()).toMatchObject({ address: eve, token: null, activated: null })
  expect(memory.has('token')).toBe(false)
})

test('an expired session ends softly: the address stays', async () => {
  await connect('demo', { demo: ada })
  await signIn()
  replies = { '/addressInfo': { code: 'NOT_SIGNED_IN', msg: 'x', data: null } }
  await expect(callApi(services.addressInfo, { address: ada })).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
  })
  expect(sessionStore.get()).toMatchObject({ address: ada, token: null })
  expect(toastStore.get()?.text).toBe('Your sign-in has expired. Sign in again to go on')
})

/** Another tab of this browser, where an account signs out or in. */
const otherTab = (wallet: string | null, token: string | null): void => {
  for (const [name, value] of Object.entries({ wallet, token })) {
    if (value === null) memory.delete(name)
    else memory.set(name, value)
  }
}

test('a refused token of an account that another tab has left does not end that tab’s session', async () => {
  await connect('demo', { demo: ada })
  await signIn()
  otherTab(`demo:${eve}`, 't2')
  replies = { '/addressInfo': { code: 'NOT_SIGNED_IN', msg: 'x', data: null } }
  await expect(callApi(services.addressInfo, { address: ada })).rejects.toThrow('x')
  expect([memory.get('wallet'), memory.get('token')]).toEqual([`demo:${eve}`, 't2'])
  expect(sessionStore.get()).toMatchObject({ address: eve, token: 't2', activated: null })
  expect(caller.token).toBe('t2')
  expect(toastStore.get()).toBeNull()
})

test('a tab writes only what it changed', async () => {
  await connect('demo', { demo: ada })
  await signIn()
  otherTab(`demo:${eve}`, 't2')
  patchSession({ activated: true, chainId: '0x1' })
  expect([memory.get('wallet'), memory.get('token')]).toEqual([`demo:${eve}`, 't2'])
})

test('a tab follows another: what waits to be signed goes with its account', async () => {
  await connect('demo', { demo: ada })
  await signIn()
  showRun('1')
  otherTab(`demo:${ada}`, 't2')
  expect(followSession()).toBe(false)
  expect([caller.token, openRun.get()]).toEqual(['t2', '1'])
  otherTab(null, null)
  expect(followSession()).toBe(false)
  expect(sessionStore.get()).toEqual(noSession)
  expect([caller.token, openRun.get()]).toEqual([null, null])
  otherTab(`demo:${eve}`, 't3')
  expect(followSession()).toBe(true)
  expect(sessionStore.get()).toEqual({ ...noSession, address: eve, wallet: 'demo', token: 't3' })
})

test('signing out forgets token and address, here and at the server', async () => {
  await connect('demo', { demo: ada })
  await signIn()
  signOut()
  expect(asked.at(-1)).toEqual({ path: '/leave', form: {}, token: 't1' })
  expect(sessionStore.get()).toEqual(noSession)
  expect([memory.has('token'), memory.has('wallet')]).toEqual([false, false])
})

test('an account that the server no longer knows is signed out without a message', async () => {
  await connect('demo', { demo: ada })
  await signIn()
  replies = { '/leave': { code: 'NOT_SIGNED_IN', msg: 'x', data: null } }
  // Its reply has come: in a later test, with the same token again, it would end that session.
  const refused = vi.spyOn(caller, 'onSignedOut')
  signOut()
  await vi.waitFor(() => expect(refused).toHaveBeenCalledWith('t1'))
  expect(asked.at(-1)?.path).toBe('/leave')
  expect(sessionStore.get()).toEqual(noSession)
  expect(toastStore.get()).toBeNull()
  // Without a session there is nothing to end.
  signOut()
  expect(asked.filter(({ path }) => path === '/leave')).toHaveLength(1)
})

test('signing out on all devices is done once the server has done it, and shows it', async () => {
  await connect('demo', { demo: ada })
  await signIn()
  replies = { '/leaveEverywhere': { code: 'RATE_LIMITED', msg: 'Try again in 9 s', data: null } }
  await signOutEverywhere()
  expect(sessionStore.get()).toMatchObject({ address: ada, token: 't1' })
  expect(toastStore.get()?.text).toBe('Try again in 9 s')
  replies = {}
  await signOutEverywhere()
  expect(asked.at(-1)).toEqual({ path: '/leaveEverywhere', form: {}, token: 't1' })
  expect(sessionStore.get()).toEqual(noSession)
  expect(memory.has('token')).toBe(false)
  expect(toastStore.get()?.text).toBe('You are signed out on all devices')
})

test.each([
  ['en', 'Please active first'],
  ['tc', '請先啟用'],
] as const)('an inactive address gets the message to activate first (%s)', async (locale, text) => {
  setLocale(locale)
  await connect('demo', { demo: ada })
  expect(await requireLevel('active')).toBe(false)
  expect(toastStore.get()?.text).toBe(text)
  expect(activationDialog.get()).toBe(true)
})

test('an address that has become active meanwhile continues', async () => {
  await connect('demo', { demo: ada })
  await signIn()
  activated = true
  expect(await requireLevel('active')).toBe(true)
  expect(sessionStore.get().activated).toBe(true)
  expect(toastStore.get()).toBeNull()
})

test('without a wallet the sheet opens; closed, nothing continues', async () => {
  const { closeWalletSheet } = await import('./wallet/walletSheet.ts')
  const asking = requireLevel('signedIn')
  expect(walletSheet.get()).toBe(true)
  closeWalletSheet(false)
  expect(await asking).toBe(false)
  expect(asked).toEqual([])
})

test('at no moment another tab reads a token beside the address of another account', () => {
  setSession({ ...noSession, address: ada, wallet: 'demo', token: 't1' })
  const seen: string[] = []
  const noted = (change: () => unknown): void => {
    change()
    seen.push(`${memory.get('wallet')} ${memory.get('token')}`)
  }
  const setItem = vi.spyOn(localStorage, 'setItem')
  const removeItem = vi.spyOn(localStorage, 'removeItem')
  setItem.mockImplementation((name, value) => noted(() => memory.set(name, value)))
  removeItem.mockImplementation((name) => noted(() => memory.delete(name)))
  setSession({ ...noSession, address: eve, wallet: 'demo', token: 't2' })
  setItem.mockRestore()
  removeItem.mockRestore()
  expect(seen).toEqual([`demo:${ada} undefined`, `demo:${eve} undefined`, `demo:${eve} t2`])
})
