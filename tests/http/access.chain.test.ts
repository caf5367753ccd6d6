import { randomUUID } from 'node:crypto'

import { Client } from '#tests/journeys/client.ts'
import { endpoints, standingGateway } from '#tests/journeys/gateway.ts'
import { prepareThings } from '#tests/journeys/preparedThings.ts'
import { type Things, enter, rightValue } from '#tests/journeys/rightForms.ts'
import { type SentForm, requestFor } from '#tests/journeys/sentForm.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'
import { failures } from '#platform/std/failure.ts'
import { limitOf } from '#platform/std/order.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { refusalsOf } from '#platform/server/http/openapi.ts'
import { undeclaredIn } from './declared.ts'
import { dumpTables } from '#platform/server/database/testing/dump.ts'
import {
  isOfNothing,
  isOwned,
  isPrepared,
  notTheirs,
  orderIsPrepared,
  unprepared,
  variantsOf,
} from './access.ts'
import { fieldsOf } from './forms.ts'
import { isNothing, partAt, partsApart } from './parts.ts'
import { keepSessions } from './sessions.ts'

/**
 * Who may call what: every endpoint by every account, with the same form that is right for its
 * owner. The expectation for a cell follows from the endpoint's declared access and from whether
 * the form names something that is the owner's.
 */
let stack: Stack
let http: FastifyInstance
let owner: Client
let things: Things
let signInAgain: () => Promise<unknown>
let orderIds: readonly string[]

/** By role, who plays it: frank is as active as alice, and neither stands above the other. Alice is an operator who reviews and announces. */
const roles = {
  'no session': null,
  'not activated': 'heidi',
  activated: 'alice',
  'another user': 'frank',
  'a reading operator': 'judy',
} as const
type Role = keyof typeof roles
const tokens: Partial<Record<Role, string>> = {}

beforeAll(async () => {
  stack = await startStack({ neighbours: true })
  owner = new Client(stack, 'alice')
  for (const role of Object.keys(roles) as Role[]) {
    const name = roles[role]
    if (name === null) continue
    const client = name === 'alice' ? owner : new Client(stack, name)
    await client.signIn()
    tokens[role] = client.token
  }
  things = await prepareThings(stack, owner)
  http = await standingGateway(stack)
  signInAgain = await keepSessions(server().db)
  const orders = await server().db.selectFrom('orders').select('id').execute()
  orderIds = orders.map(({ id }) => id)
  // What is earned by the second is the same in two replies.
  vi.spyOn(server().clock, 'now').mockReturnValue(server().clock.now())
})
// An account has so many open orders: those of one test are not there for the next.
beforeEach(async () => {
  await signInAgain()
  await server().db.deleteFrom('orders').where('id', 'not in', orderIds).execute()
})
afterAll(async () => {
  await http?.close()
  await stack?.close()
})

const server = () => stack.server.app

const addressOf = (name: string): string =>
  stack.world.net.accounts.find((one) => one.name === name)!.address

type Form = SentForm

async function signedForm(): Promise<Form> {
  const { address } = owner
  const { data } = await owner.post('/deposit/project/getChainSignNonce', { address })
  const signature = owner.wallet.trx.signMessageV2(data.message)
  return { address, nonce: data.nonce, message: data.message, signature }
}

/** From the declaration alone. */
function expectedOf(endpoint: Endpoint, names: readonly string[], role: Role): readonly string[] {
  const ownRules = isPrepared(endpoint) ? [] : endpoint.failures.map(({ code }) => code)
  const noOrder =
    names.includes('orderId') && !orderIsPrepared(endpoint, endpoints) ? ['NOT_FOUND'] : []
  const right = ['OK', ...ownRules, ...noOrder]
  if (endpoint.access === 'public') return right
  if (endpoint.access === 'operator') {
    // Another operator's order is not one's own.
    const ofAnother = role === 'a reading operator' && names.includes('orderId')
    return ofOperators(endpoint, role) ?? (ofAnother ? ['NOT_YOURS', ...noOrder] : right)
  }
  if (role === 'no session') return ['NOT_SIGNED_IN']
  if (role === 'not activated' && endpoint.access === 'active') return ['NOT_ACTIVE']
  if (role === 'activated') return right
  const nothing = endpoint.failures.filter((one) => isOfNothing(endpoint, one.code))
  if (nothing.length > 0) return nothing.map(({ code }) => code)
  if (!names.some((name) => isOwned(endpoint, name))) {
    return right
  }
  const refusals = refusalsOf(endpoint).flatMap(({ code }) => (notTheirs.has(code) ? [code] : []))
  return [...refusals, ...noOrder]
}

/** For an account that is no operator the path is not there; null for those who may call. */
function ofOperators({ duty = 'read' }: Endpoint, role: Role): readonly string[] | null {
  if (role === 'activated') return null
  if (role !== 'a reading operator') return ['NOT_FOUND']
  return duty === 'read' ? null : ['NOT_YOUR_DUTY']
}

/** Rows of any table in which alice is named. */
const herRows = () => dumpTables(stack.server.app.db, owner.address)

async function call(path: string, form: Form, role: Role) {
  const { method, url, body, contentType } = await requestFor(path, form)
  const reply = await http.inject({
    method,
    url,
    headers: { 'content-type': contentType, token: tokens[role] ?? '' },
    ...(body === null ? {} : { payload: body }),
  })
  return { status: reply.statusCode, answer: reply.json(), text: reply.body }
}

/** Whether one is an operator matters nowhere else. */
const rolesOf = ({ access }: Endpoint): readonly Role[] =>
  (Object.keys(roles) as Role[]).filter(
    (role) => access === 'operator' || role !== 'a reading operator',
  )

const cells = endpoints.flatMap((endpoint) =>
  variantsOf(endpoint).flatMap((names) =>
    rolesOf(endpoint).map((role) => {
      const expected = expectedOf(endpoint, names, role)
      const half = names.includes('orderId') ? 'hash' : names.includes('requestId') ? 'order' : ''
      const name = `${endpoint.path} ${half} × ${role}: ${expected.join(' or ')}`
      return [name, { endpoint, names, role, expected }] as const
    }),
  ),
)

test.each(cells)('%s', async (_, { endpoint, names, role, expected }) => {
  expect(expected).not.toEqual([])
  const before = await herRows()
  const form =
    endpoint.path === enter
      ? await signedForm()
      : Object.fromEntries(names.map((name) => [name, rightValue(endpoint, name, things)]))
  const { status, answer, text } = await call(endpoint.path, form, role)
  expect(expected).toContain(answer.code)
  expect(undeclaredIn(endpoint, status, answer)).toEqual([])
  // An account other than alice has moved nothing of hers, and has seen nothing private.
  const hers = role === 'activated' || [enter, nonceCall].includes(endpoint.path)
  // What writes declares its limit.
  const writes = hers && limitOf(endpoint) !== undefined
  expect(writes ? before : await herRows()).toEqual(before)
  // Operators read what is of all.
  const forOneself = !['public', 'operator'].includes(endpoint.access) && !hers
  expect(forOneself && marks().some((mark) => text.includes(mark))).toBe(false)
})

const nonceCall = '/deposit/project/getChainSignNonce'
/** Her address, and all replies that only she got. */
const marks = (): string[] => [owner.address, ...Object.values(things.orders), tokens.activated!]

test('the matrix has every endpoint, and every access', () => {
  expect(new Set(cells.map(([, { endpoint }]) => endpoint)).size).toBe(endpoints.length)
  expect(new Set(endpoints.map(({ access }) => access))).toEqual(
    new Set(['public', 'session', 'active', 'operator']),
  )
  expect(cells.length).toBeGreaterThanOrEqual(endpoints.length * 4)
  const doubtful = endpoints.filter((one) => !isPrepared(one)).map(({ path }) => path)
  expect(doubtful.toSorted()).toEqual(Object.keys(unprepared).toSorted())
})

describe('what a public reply keeps for oneself', () => {
  const cases = endpoints
    .filter(({ access }) => access === 'public')
    .flatMap((endpoint) =>
      variantsOf(endpoint).map((names) => [endpoint.path, { endpoint, names }] as const),
    )
  const everybodys = async (endpoint: Endpoint, names: readonly string[]) => {
    const form = Object.fromEntries(names.map((name) => [name, rightValue(endpoint, name, things)]))
    const asked = async (role: Role) => (await call(endpoint.path, form, role)).answer.data
    const all = async () => ({
      nobodys: await asked('no session'),
      hers: await asked('activated'),
      others: [await asked('another user'), await asked('not activated')],
    })
    // What counts by chain time is another a second later: compared is what stayed meanwhile.
    let replies = await all()
    for (let tries = 0; tries < 5; tries += 1) {
      if (partsApart(replies.nobodys, await asked('no session')).length === 0) break
      replies = await all()
    }
    return replies
  }

  test.each(cases.filter(([, { endpoint }]) => endpoint.personal))(
    '%s returns to each account its own data',
    async (_, { endpoint, names }) => {
      const { nobodys, hers, others } = await everybodys(endpoint, names)
      const own = partsApart(nobodys, hers)
      expect(own).not.toEqual([])
      for (const reply of [hers, ...others]) {
        const kept = partsApart(nobodys, reply).filter(
          ({ at, one }) => one !== null && !requestsSignIn(nobodys, at),
        )
        expect(kept).toEqual([])
      }
      // Of a verdict it is enough that one of the others gets his own: two may buy the same.
      const same = own
        .filter(({ other }) => !isNothing(other))
        .filter(({ at, other }) => {
          const theirs = others.map((reply) => partsApart(other, partAt(reply, at)).length === 0)
          return requestsSignIn(nobodys, at) ? theirs.every(Boolean) : theirs.some(Boolean)
        })
      expect(same).toEqual([])
    },
  )

  // A signature's message is new each time, and so is the time.
  const everNew = [enter, nonceCall, '/deposit/aon/getTimestamp']
  test.each(cases.filter(([path, { endpoint }]) => !endpoint.personal && !everNew.includes(path)))(
    '%s returns the same to all accounts',
    async (_, { endpoint, names }) => {
      const { nobodys, hers, others } = await everybodys(endpoint, names)
      expect([hers, ...others]).toEqual([nobodys, nobodys, nobodys])
    },
  )

  test('whom one means to join, and what one has staked', async () => {
    const { nobodys, hers } = await everybodys(endpointAt('/deposit/aon/addressInfo'), ['address'])
    expect([nobodys.inviter, hers.inviter]).toEqual([null, addressOf('grace')])
    const part = await everybodys(endpointAt('/deposit/mucnft-pledge/part'), [])
    expect([part.hers, ...part.others].map(({ mine }) => mine.pledged)).toEqual([2, 1, 0])
  })
})

/** Where a verdict states only that a sign-in is required. */
const requestsSignIn = (data: unknown, at: readonly string[]): boolean =>
  partAt(data, [...at.slice(0, -1), 'reason']) === failures.NOT_SIGNED_IN.code

const endpointAt = (path: string): Endpoint => endpoints.find((one) => one.path === path)!

describe('a session is its own address’s, whatever else is named', () => {
  const forOneself = endpoints.filter(
    (one) =>
      // After signing out a caller is anonymous.
      !['leave', 'leaveEverywhere'].some((name) => one.path === `/tessera/account/${name}`) &&
      (one.access !== 'public' || one.personal) &&
      !('address' in fieldsOf(one)) &&
      !('txHash' in fieldsOf(one)),
  )

  test.each(
    forOneself
      .filter((one) => !('requestId' in fieldsOf(one)))
      .flatMap((one) => variantsOf(one).map((names) => [one.path, one, names] as const)),
  )('%s for an address that is named beside it', async (path, endpoint, names) => {
    const form = Object.fromEntries(names.map((name) => [name, rightValue(endpoint, name, things)]))
    const forged = { address: owner.address, owner: owner.address, from: owner.address }
    const before = await herRows()
    const { text, answer } = await call(path, form, 'another user')
    expect((await call(path, { ...forged, ...form }, 'another user')).text).toBe(text)
    // What anybody is shown may name her, and nothing beside it.
    const isPublic = endpoint.access === 'public'
    const shown = isPublic ? (await call(path, form, 'no session')).answer : null
    const own = partsApart(shown, answer).map(({ other }) => other)
    expect(JSON.stringify(own)).not.toContain(owner.address)
    expect(await herRows()).toEqual(before)
  })

  test('an order that is requested in another’s name belongs to the caller', async () => {
    const form = { requestId: randomUUID(), level: '1', address: owner.address }
    const path = '/deposit/aon/buyProductFirstPayBefore'
    const { answer } = await call(path, form, 'another user')
    const made = await stack.server.app.db
      .selectFrom('orders')
      .select('address')
      .where('id', '=', answer.data.orderId)
      .executeTakeFirst()
    expect(made).toEqual({ address: addressOf('frank') })
  })
})
