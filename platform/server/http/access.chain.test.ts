import { randomUUID } from 'node:crypto'

import { Client } from '#apps/journeys/client.ts'
import { type PreparedBoxes, prepareBoxes } from '#apps/journeys/preparedBoxes.ts'
import { onMarket, prepareMarket } from '#apps/journeys/preparedMarket.ts'
import { endpoints, standingDoor } from '#apps/journeys/door.ts'
import { freshPrice } from '#apps/journeys/lpScenes.ts'
import { type SentForm, bodyFor } from '#apps/journeys/sentForm.ts'
import { png } from '#features/account/server/pictures/testPictures.ts'
import { type Stack, startStack } from '#apps/journeys/stack.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { refusalsOf } from './openapi.ts'
import { undeclaredIn } from './testDeclared.ts'
import { dumpTables } from '#platform/server/database/testDump.ts'
import {
  afterOf,
  inUsdt,
  isOfNothing,
  isOwned,
  isPrepared,
  notTheirs,
  orderIsPrepared,
  unprepared,
  variantsOf,
} from './testAccess.ts'
import { fieldsOf } from './testForms.ts'
import {
  type Holdings,
  receiveOne,
  takeHoldings,
  valueOfHolding,
} from '#apps/journeys/preparedHoldings.ts'
import { keepSessions } from './testSessions.ts'

/**
 * Who may call what: every endpoint by everybody, with one and the same form that is right for its
 * owner. What is expected of a cell follows from the endpoint's own word for its access and from
 * whether the form names something that is the owner's.
 */
let stack: Stack
let http: FastifyInstance
let owner: Client
let things: Things
let signInAgain: () => Promise<unknown>

/** By role, who plays it: frank is as active as alice, and neither stands above the other. */
const roles = {
  'no session': null,
  'not activated': 'heidi',
  activated: 'alice',
  'another user': 'frank',
} as const
type Role = keyof typeof roles
const tokens: Partial<Record<Role, string>> = {}

/** What is alice's: cards by what can be done with them, transactions, orders by their after-call. */
interface Things {
  readonly held: string
  readonly running: string
  readonly matured: string
  readonly bindHash: string
  readonly boxes: PreparedBoxes
  readonly holdings: Holdings
  readonly orders: Readonly<Record<string, string>>
}

const day = 86_400
const month = String(30 * day)

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
  things = await prepare()
  http = await standingDoor(stack)
  signInAgain = await keepSessions(server().db)
})
beforeEach(() => signInAgain())
afterAll(async () => {
  await http?.close()
  await stack?.close()
})

const server = () => stack.server.app

/** A card held, one that earns, one whose term is over; an order of each kind. */
async function prepare(): Promise<Things> {
  const { world, server } = stack
  await prepareMarket(stack)
  const holdings = await takeHoldings(stack, owner)
  const price = await world.read<bigint>('Cards', 'getUToCoin', [50_000_000n])
  await world.send('alice', 'Cards', 'Buy', [1n], price * 2n)
  await server.indexer.catchUp()
  const cards = async (state: string): Promise<string[]> => {
    const { data } = await owner.post('/swapnft/aon/ownCardPage', { state })
    return data.list.map((one: { tokenId: number }) => String(one.tokenId))
  }
  const [first = '', held = ''] = await cards('held')
  const [running = ''] = await cards('mining')
  await world.send('alice', 'Cards', 'pledge', [BigInt(first), BigInt(7 * day)])
  await world.net.travel(8 * day)
  await freshPrice(stack)
  await server.indexer.catchUp()
  await receiveOne(stack, owner, holdings)
  const boxes = await prepareBoxes(stack, owner)
  await owner.post('/member/saveMember', { inviter: addressOf('grace') })
  const bind = await server.app.db
    .selectFrom('chainTransactions')
    .select('hash')
    .where('owner', '=', owner.address as never)
    .where('contract', '=', world.deployment.contracts['Team']!.address as never)
    .executeTakeFirstOrThrow()
  const partial = {
    held,
    running,
    matured: first,
    boxes,
    holdings,
    bindHash: bind.hash,
    orders: {},
  }
  const orders: Record<string, string> = {}
  for (const [endpoint, form] of rightForms(partial)) {
    if (!('requestId' in form)) continue
    const { code, data } = await owner.post(endpoint.path, form)
    const wanted = isPrepared(endpoint) ? 'OK' : code
    expect(`${endpoint.path} ${code}`).toBe(`${endpoint.path} ${wanted}`)
    if (data === null) continue
    orders[afterOf(endpoint.path)] = data.orderId
    if ('orderId' in fieldsOf(endpoint)) orders[endpoint.path] = data.orderId
  }
  return { ...partial, orders }
}

const addressOf = (name: string): string =>
  stack.world.net.accounts.find((one) => one.name === name)!.address

type Form = SentForm

/** By field's name, a value that is right for alice. */
function valueOf(endpoint: Endpoint, field: string, mine: Things): Form[string] {
  const name = endpoint.path.split('/').at(-1)!
  const { held, matured, boxes } = mine
  const orderId = mine.orders[endpoint.path] ?? randomUUID()
  const card = {
    transferBefore: held,
    openPledgeBefore: held,
    closePledgeBefore: matured,
    operateCard: held,
    acceptBefore: held,
    canBuySkuProduct: onMarket.forSale,
    buySkuProduct: onMarket.forSale,
    offerBefore: onMarket.forSale,
    settleBefore: onMarket.sold,
    cancelSaleBefore: onMarket.bought,
  }[name]
  const number = { acceptBefore: onMarket.offered, cancelOfferBefore: onMarket.offering }[name]
  const values: Record<string, Form[string]> = {
    address: owner.address,
    addresses: addressOf('grace'),
    // One name for all would look alike, and name her.
    nickname: '',
    introduction: 'I lay tiles.',
    avatar: '',
    q: 'ann',
    file: png(9, 9, 9),
    inviter: addressOf('grace'),
    to: addressOf('grace'),
    spender: stack.world.deployment.contracts['Cards']!.address,
    requestId: randomUUID(),
    orderId,
    // One order, one transaction, also where two paths tell of it.
    txHash: 'orderId' in fieldsOf(endpoint) ? orderId.replaceAll('-', '').repeat(2) : mine.bindHash,
    tokenId: card ?? mine.running,
    tokenIds: name === 'pledgePayBefore' ? held : mine.running,
    number: number ?? '1',
    coin: inUsdt(endpoint) ? 'USDT' : 'TRX',
    search: name === 'teamList' ? owner.address : 'tes',
    price: '100000000',
    boxId: boxes.reserved,
    boxIds: name === 'buyProductSecondPayAfter' ? boxes.reserved : boxes.sealed,
    drawId: boxes.late,
    seed: `0x${'5e'.repeat(32)}`,
    seriesId: '1',
    num: '1',
    limit: '100000000000',
    // Of her allotment, at least the minimum.
    amount: endpoint.path.startsWith('/deposit/withdraw/') ? String(20n * 10n ** 18n) : '100000000',
    mostFee: String(10n ** 18n),
    maxPrice: '1000000000',
    minAmount: '100000000',
    days: '7',
    level: '1',
    time: month,
    unit: 'TES',
    pageNum: '1',
    pageSize: '100',
  }
  const { enum: choices = [], description = '' } = fieldsOf(endpoint)[field] ?? {}
  const least = /^whole number from (\d+)/.exec(description)?.[1]
  const holding = valueOfHolding(endpoint.path, field, mine.holdings)
  const value = holding ?? values[field] ?? choices[0] ?? least
  if (value === undefined) throw new Error(`${endpoint.path}: what is right for ${field}?`)
  return value
}

const rightForms = (mine: Things): [Endpoint, Form][] =>
  endpoints
    .filter(({ path }) => path !== enter)
    .flatMap((one) =>
      variantsOf(one).map((names): [Endpoint, Form] => [
        one,
        Object.fromEntries(names.map((name) => [name, valueOf(one, name, mine)])),
      ]),
    )

/** The one call that takes a signature: whoever sends alice's opens a session of alice's. */
const enter = '/deposit/bttk/enter'
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

/** Rows of any table in which alice is named. */
const herRows = () => dumpTables(stack.server.app.db, owner.address)

async function call(path: string, form: Form, role: Role) {
  const { body, contentType } = await bodyFor(path, form)
  const reply = await http.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': contentType, token: tokens[role] ?? '' },
    payload: body,
  })
  return { status: reply.statusCode, answer: reply.json(), text: reply.body }
}

const cells = endpoints.flatMap((endpoint) =>
  variantsOf(endpoint).flatMap((names) =>
    (Object.keys(roles) as Role[]).map((role) => {
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
      : Object.fromEntries(names.map((name) => [name, valueOf(endpoint, name, things)]))
  const { status, answer, text } = await call(endpoint.path, form, role)
  expect(expected).toContain(answer.code)
  expect(undeclaredIn(endpoint, status, answer)).toEqual([])
  // Whoever is not alice has moved nothing of hers, and of what is for oneself seen nothing.
  const hers = role === 'activated' || [enter, nonceCall].includes(endpoint.path)
  expect(hers ? before : await herRows()).toEqual(before)
  const forOneself = endpoint.access !== 'public' && !hers
  expect(forOneself && marks().some((mark) => text.includes(mark))).toBe(false)
})

const nonceCall = '/deposit/project/getChainSignNonce'
/** Her address, and everything that only she was told. */
const marks = (): string[] => [owner.address, ...Object.values(things.orders), tokens.activated!]

test('the matrix has every endpoint, and every access', () => {
  expect(new Set(cells.map(([, { endpoint }]) => endpoint)).size).toBe(endpoints.length)
  expect(new Set(endpoints.map(({ access }) => access))).toEqual(
    new Set(['public', 'session', 'active']),
  )
  expect(cells.length).toBeGreaterThanOrEqual(endpoints.length * 4)
  const doubtful = endpoints.filter((one) => !isPrepared(one)).map(({ path }) => path)
  expect(doubtful.toSorted()).toEqual(Object.values(unprepared).toSorted())
})

describe('what a public reply keeps for oneself', () => {
  test('whom one means to join', async () => {
    const form = { address: owner.address }
    for (const role of Object.keys(roles) as Role[]) {
      const { answer } = await call('/deposit/aon/addressInfo', form, role)
      expect(answer.data.inviter).toBe(role === 'activated' ? addressOf('grace') : null)
    }
  })

  test('what one has staked and may claim', async () => {
    const mine = async (role: Role) =>
      (await call('/deposit/mucnft-pledge/part', {}, role)).answer.data.mine
    expect(await mine('no session')).toBeNull()
    expect(await mine('activated')).toMatchObject({ pledged: 2 })
    expect(await mine('another user')).toMatchObject({ pledged: 1 })
    expect(await mine('not activated')).toMatchObject({ pledged: 0, claimable: '0' })
  })
})

describe('a session is its own address’s, whatever else is named', () => {
  const forOneself = endpoints.filter(
    (one) =>
      // Whoever has left is nobody when he asks again.
      one.path !== '/tessera/account/leave' &&
      one.access !== 'public' &&
      !('address' in fieldsOf(one)) &&
      !('txHash' in fieldsOf(one)),
  )

  test.each(
    forOneself
      .filter((one) => !('requestId' in fieldsOf(one)))
      .map((one) => [one.path, one] as const),
  )('%s for an address that is named beside it', async (path, endpoint) => {
    const names = Object.keys(fieldsOf(endpoint))
    const form = Object.fromEntries(names.map((name) => [name, valueOf(endpoint, name, things)]))
    const forged = { address: owner.address, owner: owner.address, from: owner.address }
    const before = await herRows()
    const { text } = await call(path, form, 'another user')
    expect((await call(path, { ...forged, ...form }, 'another user')).text).toBe(text)
    expect(text).not.toContain(owner.address)
    expect(await herRows()).toEqual(before)
  })

  test('an order that is asked for in another’s name is one’s own', async () => {
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
