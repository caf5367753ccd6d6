import { Client } from '#apps/journeys/client.ts'
import { type Stack, startStack } from '#apps/journeys/stack.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

/** Signing in against forgeries: each refused with its own error, and no session made. */
let stack: Stack
let alice: Client
let mallory: Client

const enter = '/deposit/bttk/enter'

beforeAll(async () => {
  stack = await startStack()
  alice = new Client(stack, 'alice')
  mallory = new Client(stack, 'mallory')
})
afterAll(() => stack?.close())

const sessions = () => stack.server.app.db.selectFrom('sessions').selectAll().execute()

async function nonceFor(address: string): Promise<{ nonce: string; message: string }> {
  return (await mallory.post('/deposit/project/getChainSignNonce', { address })).data
}

const sign = (who: Client, message: string) => who.wallet.trx.signMessageV2(message)

async function refused(form: Record<string, string>, code: string): Promise<void> {
  const before = await sessions()
  expect(await mallory.post(enter, form)).toMatchObject({ status: 401, code, data: null })
  expect(await sessions()).toEqual(before)
}

test('the message says where, who, on which chain, once, and until when', async () => {
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
  })

  test.each([
    ['another domain', (message: string) => message.replace(/^\S+/, 'evil.example')],
    [
      'another chain',
      (message: string) => message.replace(/Chain ID: \S+/, 'Chain ID: 0x2b6653dc'),
    ],
    ['another nonce', (message: string) => message.replace(/Nonce: ./, 'Nonce: x')],
    ['one letter changed', (message: string) => message.replace('costs nothing', 'costs Nothing')],
  ])('a signature of %s', async (_, change) => {
    const { nonce, message } = await nonceFor(address())
    expect(change(message)).not.toBe(message)
    const signature = sign(alice, change(message))
    await refused({ address: address(), nonce, signature }, 'WRONG_SIGNATURE')
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

  test('a nonce given to another address', async () => {
    const { nonce, message } = await nonceFor(mallory.address)
    const signature = sign(alice, message)
    await refused({ address: address(), nonce, signature }, 'NONCE_UNKNOWN')
  })

  test('a nonce used before, whether the first attempt was right or wrong', async () => {
    const right = await nonceFor(address())
    const form = {
      address: address(),
      nonce: right.nonce,
      signature: sign(alice, right.message),
    }
    expect(await mallory.post(enter, form)).toMatchObject({ status: 200 })
    await refused(form, 'NONCE_UNKNOWN')
    const wrong = await nonceFor(address())
    const forged = {
      address: address(),
      nonce: wrong.nonce,
      signature: sign(mallory, wrong.message),
    }
    await refused(forged, 'WRONG_SIGNATURE')
    const late = { ...forged, signature: sign(alice, wrong.message) }
    await refused(late, 'NONCE_UNKNOWN')
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
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000)
    try {
      await refused({ address: address(), nonce, signature }, 'NONCE_EXPIRED')
    } finally {
      vi.restoreAllMocks()
    }
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

  test('ends after seven days', async () => {
    await alice.signIn()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * 86_400_000 + 1_000)
    try {
      expect(await alice.post('/deposit/member/getMemberInfo')).toMatchObject({
        status: 401,
        code: 'NOT_SIGNED_IN',
      })
    } finally {
      vi.restoreAllMocks()
    }
  })

  test('is kept as a hash: who reads the database cannot take it', async () => {
    await alice.signIn()
    expect(JSON.stringify(await sessions())).not.toContain(alice.token)
  })
})
