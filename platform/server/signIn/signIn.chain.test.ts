import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { accountFailures } from '#features/account/failures.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { dumpTables } from '#platform/server/database/testing/dump.ts'

/** Signing in against forgeries: each refused with its own error, and no session made. */
let stack: Stack
let alice: Client
let mallory: Client

const enter = '/deposit/bttk/enter'
const leave = '/tessera/account/leave'

beforeAll(async () => {
  stack = await startStack()
  alice = new Client(stack, 'alice')
  mallory = new Client(stack, 'mallory')
})
afterAll(() => stack?.close())

const sessions = () => stack.server.app.db.selectFrom('sessions').selectAll().execute()

interface Options {
  nonce: string
  message: string
}

async function nonceFor(address: string): Promise<Options> {
  return (await mallory.post('/deposit/project/getChainSignNonce', { address })).data
}

const sign = (who: Client, message: string) => who.wallet.trx.signMessageV2(message)

/** Refused with its own code and a sentence in each language; not a row of any table is another. */
async function refused(form: Record<string, string>, code: string): Promise<void> {
  const before = await dumpTables(stack.server.app.db)
  const english = await mallory.post(enter, form)
  expect(english).toMatchObject({ status: 401, code, data: null })
  const chinese = await mallory.post(enter, form, 'zh-TW')
  expect(chinese).toMatchObject({ status: 401, code, data: null })
  const kind = accountFailures[code as keyof typeof accountFailures]
  expect([english.msg, chinese.msg]).toEqual([kind.text.en, kind.text.tc])
  expect(await dumpTables(stack.server.app.db)).toEqual(before)
}

test('the message states where, who, on which chain, once, and until when', async () => {
  const { nonce, message } = await nonceFor(alice.address)
  const lines = message.split('\n')
  expect(lines[0]).toBe(
    `${new URL(stack.server.url).host} wants you to sign in with your TRON address:`,
  )
  expect(lines[1]).toBe(alice.address)
  expect(message).toContain(`Chain ID: ${stack.server.app.deployment.chainId}`)
  expect(nonce).toMatch(/^[0-9a-f]{32}$/)
  expect(message).toContain(`Nonce: ${nonce}`)
})

describe('refused', () => {
  const address = () => alice.address

  test('another’s key', async () => {
    const { nonce, message } = await nonceFor(address())
    const signature = sign(mallory, message)
    await refused({ address: address(), nonce, signature }, 'WRONG_SIGNATURE')
    await refused({ address: address(), nonce, message, signature }, 'WRONG_SIGNATURE')
  })

  const changes: [what: string, code: string, change: (message: string) => string][] = [
    ['another domain', 'OTHER_DOMAIN', (text) => text.replace(/^\S+/, 'evil.example')],
    ['a domain that begins as ours', 'OTHER_DOMAIN', (text) => text.replace(/^\S+/, '$&.evil')],
    ['another port of our host', 'OTHER_DOMAIN', (text) => text.replace(/:\d+ wants/, ':1 wants')],
    [
      'another chain',
      'OTHER_CHAIN',
      (text) => text.replace(/Chain ID: \S+/, 'Chain ID: 0x2b6653dc'),
    ],
    ['another address', 'OTHER_ADDRESS', (text) => text.replace(alice.address, mallory.address)],
    ['another nonce', 'NONCE_UNKNOWN', (text) => text.replace(/Nonce: ./, 'Nonce: x')],
    [
      'a time that has passed',
      'NONCE_EXPIRED',
      (text) => text.replace(/(Expiration Time: )\S+/, '$12001-01-01T00:00:00.000Z'),
    ],
    [
      'a longer time than allowed',
      'OTHER_MESSAGE',
      (text) => text.replace(/(Expiration Time: )\S+/, '$12101-01-01T00:00:00.000Z'),
    ],
    [
      'one letter changed',
      'OTHER_MESSAGE',
      (text) => text.replace('costs nothing', 'costs Nothing'),
    ],
    ['something added', 'OTHER_MESSAGE', (text) => `${text}\nand approve everything`],
  ]
  test.each(changes)('a signed text of %s: %s', async (_, code, change) => {
    const { nonce, message } = await nonceFor(address())
    expect(change(message)).not.toBe(message)
    const signature = sign(alice, change(message))
    await refused({ address: address(), nonce, message: change(message), signature }, code)
    // A client that omits the text sends the signature alone, over the text that we issued.
    await refused({ address: address(), nonce, signature }, 'WRONG_SIGNATURE')
    // None of it has used the nonce up.
    const right = { address: address(), nonce, message, signature: sign(alice, message) }
    expect(await mallory.post(enter, right)).toMatchObject({ status: 200 })
  })

  test('a message signed in TRON’s older way, over another digest', async () => {
    const { nonce, message } = await nonceFor(address())
    const hex = Buffer.from(message).toString('hex')
    const signature = await alice.wallet.trx.sign(hex, undefined, false)
    await refused({ address: address(), nonce, signature: String(signature) }, 'WRONG_SIGNATURE')
  })

  test.each(['', '0x', `0x${'00'.repeat(65)}`, 'ff'.repeat(65), 'zz'.repeat(65), '0x1234'])(
    'what is no signature: %j',
    async (signature) => {
      const { nonce } = await nonceFor(address())
      const before = await sessions()
      const answer = await mallory.post(enter, { address: address(), nonce, signature })
      expect([401, 422]).toContain(answer.status)
      expect(await sessions()).toEqual(before)
    },
  )

  test('a nonce issued to another address', async () => {
    const { nonce, message } = await nonceFor(mallory.address)
    const signature = sign(alice, message)
    await refused({ address: address(), nonce, signature }, 'NONCE_UNKNOWN')
  })

  test('a nonce used before', async () => {
    const { nonce, message } = await nonceFor(address())
    const form = { address: address(), nonce, signature: sign(alice, message) }
    expect(await mallory.post(enter, form)).toMatchObject({ status: 200 })
    await refused(form, 'NONCE_UNKNOWN')
    await refused({ ...form, message }, 'NONCE_UNKNOWN')
  })

  test('a nonce that was never issued', async () => {
    const { message } = await nonceFor(address())
    const nonce = 'ab'.repeat(16)
    await refused({ address: address(), nonce, signature: sign(alice, message) }, 'NONCE_UNKNOWN')
  })

  test('twenty at once with one nonce: one session', async () => {
    const before = (await sessions()).length
    const { nonce, message } = await nonceFor(address())
    const signature = sign(alice, message)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        mallory.post(enter, { address: address(), nonce, signature }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await sessions()).toHaveLength(before + 1)
  })

  test('a nonce that has expired', async () => {
    const { nonce, message } = await nonceFor(address())
    const signature = sign(alice, message)
    const { db } = stack.server.app
    await db
      .updateTable('nonces')
      .set((e) => ({ expiresAt: e('expiresAt', '-', 5 * 60 + 1) }))
      .where('nonce', '=', nonce)
      .execute()
    await refused({ address: address(), nonce, signature }, 'NONCE_EXPIRED')
    await refused({ address: address(), nonce, message, signature }, 'NONCE_EXPIRED')
  })
})

describe('a session', () => {
  test('is its address’s alone, and no other token opens it', async () => {
    await alice.signIn()
    await mallory.signIn()
    const mine = await alice.post('/deposit/member/getMemberInfo')
    expect(mine.data.address).toBe(alice.address)
    expect((await mallory.post('/deposit/member/getMemberInfo')).data.address).toBe(mallory.address)
    const thief = new Client(stack, 'mallory')
    for (const token of ['', 'x', `${alice.token.slice(0, -1)}!`, alice.token.toUpperCase()]) {
      thief.token = token
      const answer = await thief.post('/deposit/member/getMemberInfo')
      expect(answer).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
    }
  })

  test('ends when its owner leaves, and no other with it', async () => {
    await alice.signIn()
    const phone = new Client(stack, 'alice')
    await phone.signIn()
    const member = '/deposit/member/getMemberInfo'
    expect(await alice.post(leave)).toMatchObject({ code: 'OK', data: { address: alice.address } })
    // The holder of an old token can do nothing with it, not even sign out again.
    for (const path of [member, leave])
      expect(await alice.post(path)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
    expect(await phone.post(member)).toMatchObject({ code: 'OK', data: { address: phone.address } })
  })

  test('ends on every device at its owner’s request', async () => {
    await alice.signIn()
    const phone = new Client(stack, 'alice')
    await phone.signIn()
    await mallory.signIn()
    const answer = await alice.post('/tessera/account/leaveEverywhere')
    expect(answer).toMatchObject({ code: 'OK', data: { address: alice.address } })
    const member = '/deposit/member/getMemberInfo'
    for (const ended of [alice, phone]) {
      expect(await ended.post(member)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
    }
    expect(await mallory.post(member)).toMatchObject({ code: 'OK' })
  })

  test('ends after seven days', async () => {
    await alice.signIn()
    const member = '/deposit/member/getMemberInfo'
    const { db } = stack.server.app
    const sevenDays = 7 * 24 * 3_600
    const goOn = (seconds: number) =>
      db
        .updateTable('sessions')
        .set((e) => ({ expiresAt: e('expiresAt', '-', seconds) }))
        .execute()
    // By the minute: how long this test takes is not known.
    await goOn(sevenDays - 600)
    expect(await alice.post(member)).toMatchObject({ code: 'OK' })
    await goOn(600)
    expect(await alice.post(member)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
  })

  test('continues where one of the servers is days ahead, or behind', async () => {
    await alice.signIn()
    const now = Date.now()
    for (const days of [8, -8]) {
      vi.spyOn(Date, 'now').mockReturnValue(now + days * 86_400_000)
      try {
        // A sign-in there ends no other session, and its own is valid.
        await mallory.signIn()
        for (const one of [alice, mallory]) {
          expect(await one.post('/deposit/member/getMemberInfo')).toMatchObject({ code: 'OK' })
        }
      } finally {
        vi.restoreAllMocks()
      }
    }
  })

  test('is kept as a hash: who reads the database cannot take it', async () => {
    await alice.signIn()
    expect(JSON.stringify(await sessions())).not.toContain(alice.token)
  })
})
