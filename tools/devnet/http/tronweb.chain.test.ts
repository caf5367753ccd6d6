import { TronWeb } from 'tronweb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../index.ts'
import { type Compiled, addressOf, client, compile, deploy, post, send } from '../testing.ts'

const source = `// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;
contract Counter {
    uint256 public count;
    event Counted(address indexed who, uint256 count);
    function add(uint256 more) external { count += more; emit Counted(msg.sender, count); }
}`

const idOf = (text: string): string => Buffer.from(text).toString('hex')

let net: Devnet
let alice: TronWeb
let counter: string
let made: { id: string; block: number; blockId: string }
const counterAbi = compile(source)['Counter'] as Compiled

beforeAll(async () => {
  net = await startDevnet()
  alice = client(net, 'alice')
  counter = (await deploy(alice, counterAbi, { userFeePercentage: 100 })).address
  const info = await send(alice, counter, 'add(uint256)', [{ type: 'uint256', value: 5 }])
  const { id = '', blockNumber = 0 } = info
  const block = await post<{ blockID: string }>(net, '/wallet/getblockbynum', { num: blockNumber })
  made = { id, block: blockNumber, blockId: block.blockID }
  const stake = await alice.transactionBuilder.freezeBalanceV2(50_000_000, 'ENERGY')
  await alice.trx.sendRawTransaction(await alice.trx.sign(stake))
  const named = await alice.transactionBuilder.setAccountId(idOf('alice-id'))
  await alice.trx.sendRawTransaction(await alice.trx.sign(named))
})
afterAll(() => net.close())

const hexOf = (name: string): string => TronWeb.address.toHex(addressOf(net, name))
/** The newest block, as the tests before left it. */
const newest = () => ({ blockID: net.status().head.id })

class Refused {
  readonly message: string
  constructor(message: string) {
    this.message = message
  }
}

/** Every reading of `trx`: its request and its result. */
const readings: Readonly<Record<string, () => readonly [unknown[], unknown]>> = {
  getCurrentBlock: () => [[], newest()],
  getConfirmedCurrentBlock: () => [[], newest()],
  getBlock: () => [['latest'], newest()],
  getBlockByHash: () => [[made.blockId], { blockID: made.blockId }],
  getBlockByNumber: () => [[made.block], { blockID: made.blockId }],
  getBlockTransactionCount: () => [[made.block], 1],
  getTransactionFromBlock: () => [[made.block, 0], { txID: made.id }],
  getTransactionsFromBlock: () => [[made.block], [{ txID: made.id }]],
  getBlockRange: () => [[made.block, made.block], [{ blockID: made.blockId }]],
  getTransaction: () => [[made.id], { txID: made.id, ret: [{ contractRet: 'SUCCESS' }] }],
  getConfirmedTransaction: () => [[made.id], { txID: made.id }],
  getTransactionInfo: () => [[made.id], { id: made.id, receipt: { result: 'SUCCESS' } }],
  getUnconfirmedTransactionInfo: () => [[made.id], { id: made.id }],
  getTransactionsToAddress: () => [
    [hexOf('alice')],
    new Refused('This api is not supported any more'),
  ],
  getTransactionsFromAddress: () => [
    [hexOf('alice')],
    new Refused('This api is not supported any more'),
  ],
  getTransactionsRelated: () => [
    [hexOf('alice')],
    new Refused('This api is not supported any more'),
  ],
  getAccount: () => [[addressOf(net, 'bob')], { address: hexOf('bob') }],
  getUnconfirmedAccount: () => [[addressOf(net, 'bob')], { address: hexOf('bob') }],
  getAccountById: () => [[idOf('alice-id')], { address: hexOf('alice') }],
  getUnconfirmedAccountById: () => [[idOf('alice-id')], { address: hexOf('alice') }],
  getAccountInfoById: () => [[idOf('ALICE-id'), { confirmed: false }], { address: hexOf('alice') }],
  getBalance: () => [[addressOf(net, 'bob')], 1_000_000_000_000],
  getUnconfirmedBalance: () => [[addressOf(net, 'bob')], 1_000_000_000_000],
  getBandwidth: () => [[addressOf(net, 'bob')], 600],
  getAccountResources: () => [[addressOf(net, 'alice')], { TotalEnergyWeight: 50 }],
  getDelegatedResourceV2: () => [[addressOf(net, 'alice'), addressOf(net, 'bob')], {}],
  getDelegatedResourceAccountIndexV2: () => [
    [addressOf(net, 'alice')],
    { account: hexOf('alice') },
  ],
  getAvailableUnfreezeCount: () => [[addressOf(net, 'alice')], { count: 32 }],
  getCanDelegatedMaxSize: () => [[addressOf(net, 'alice'), 'ENERGY'], { max_size: 50_000_000 }],
  getCanWithdrawUnfreezeAmount: () => [[addressOf(net, 'alice')], {}],
  getTokensIssuedByAddress: () => [[addressOf(net, 'alice')], {}],
  getTokenFromID: () => [[1_000_001], new Refused('Token does not exist')],
  listTokens: () => [[10, 0], []],
  getTokenListByName: () => [['TOKEN'], new Refused('Token does not exist')],
  getTokenByID: () => [[1_000_001], new Refused('Token does not exist')],
  listNodes: () => [[], []],
  listSuperRepresentatives: () => [
    [],
    [{ address: expect.stringMatching(/^41/) }, { isJobs: true }],
  ],
  getNowWitnessList: () => [[{ limit: 5 }], [{ isJobs: true }, { voteCount: 99_999_999 }]],
  timeUntilNextVoteCycle: () => [[], expect.any(Number)],
  getNodeInfo: () => [[], { configNodeInfo: { codeVersion: '4.8.2' } }],
  getContract: () => [[counter], { contract_address: counter }],
  getContractInfo: () => [[counter], { smart_contract: { contract_address: counter } }],
  getProposal: () => [[1], {}],
  listProposals: () => [[], []],
  getChainParameters: () => [[], expect.arrayContaining([{ key: 'getEnergyFee', value: 100 }])],
  // A full node prints what it did not find.
  getExchangeByID: () => [[1], { Error: 'class java.lang.NullPointerException : null' }],
  listExchanges: () => [[], []],
  listExchangesPaginated: () => [[10, 0], []],
  getReward: () => [[addressOf(net, 'alice')], 0],
  getUnconfirmedReward: () => [[addressOf(net, 'alice')], 0],
  _getReward: () => [[addressOf(net, 'alice'), { confirmed: true }], 0],
  getBrokerage: () => [[addressOf(net, 'alice')], 20],
  getUnconfirmedBrokerage: () => [[addressOf(net, 'alice')], 20],
  _getBrokerage: () => [[addressOf(net, 'alice'), { confirmed: true }], 20],
  getBandwidthPrices: () => [[], '0:1000'],
  getEnergyPrices: () => [[], '0:100'],
  getCurrentRefBlockParams: () => [[], { ref_block_hash: expect.stringMatching(/^\w{16}$/) }],
}

type Reader = Readonly<Record<string, (...args: unknown[]) => Promise<unknown>>>

/** What TronWeb reads in either mode: numbers become texts in the raw one. */
const inTexts = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(inTexts)
  if (typeof value !== 'object' || value === null || 'asymmetricMatch' in value) return value
  if (value instanceof Refused) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inTexts(each)]))
}
/** How a call ends: its result, or its error. */
const outcome = (work: () => Promise<unknown>): Promise<unknown> =>
  work().catch((error: unknown) => new Refused(error instanceof Error ? error.message : ''))

/** Objects need not be named whole, except an empty one; lists are. */
function like(expected: unknown): unknown {
  if (Array.isArray(expected)) return expected.map(like)
  if (typeof expected !== 'object' || expected === null) return expected
  if ('asymmetricMatch' in expected || expected instanceof Refused) return expected
  const entries = Object.entries(expected).map(([key, each]) => [key, like(each)])
  if (entries.length === 0) return {}
  return expect.objectContaining(Object.fromEntries(entries))
}

/** The result of the raw mode, where it is not simply the same as texts. */
const inRaw: Readonly<Record<string, unknown>> = {
  timeUntilNextVoteCycle: expect.stringMatching(/^\d+$/),
  getChainParameters: expect.arrayContaining([{ key: 'getEnergyFee', value: '100' }]),
  getBlockTransactionCount: 1,
  getBrokerage: 20,
  getUnconfirmedBrokerage: 20,
  _getBrokerage: 20,
}

describe('each reading of an unmodified client', () => {
  test('is one of the table', () => {
    const known = new Set(Object.keys(readings))
    const inherited = Object.getOwnPropertyNames(
      Object.getPrototypeOf(Object.getPrototypeOf(alice.trx)) as object,
    )
    const others = ['constructor', 'readRequest', '_parseToken', 'getSignWeight', 'getApprovedList']
    expect(inherited.filter((name) => !known.has(name) && !others.includes(name))).toEqual([])
  })

  test.each(Object.entries(readings))('%s', async (name, row) => {
    const [args, expected] = row()
    const trx = alice.trx as unknown as Reader
    expect(await outcome(async () => trx[name]?.(...args))).toEqual(like(expected))
  })

  test.each(Object.entries(readings))('%s, exact in texts', async (name, row) => {
    const [args, expected] = row()
    const { raw } = alice.trx as unknown as { raw: Reader }
    const wanted = like(inRaw[name] ?? inTexts(expected))
    expect(await outcome(async () => raw[name]?.(...args))).toEqual(wanted)
  })
})

describe('each builder of the node', () => {
  const owner = (): string => hexOf('alice')
  const trx = 1_000_000

  /** The endpoint's request, and the same built by the client. */
  const builders: Readonly<Record<string, () => readonly [object, Promise<unknown>]>> = {
    createtransaction: () => [
      { to_address: hexOf('bob'), amount: 7 },
      alice.transactionBuilder.sendTrx(addressOf(net, 'bob'), 7),
    ],
    createaccount: () => [
      { account_address: `41${'07'.repeat(20)}` },
      alice.transactionBuilder.createAccount(`41${'07'.repeat(20)}`),
    ],
    updateaccount: () => [
      { account_name: Buffer.from('Alice').toString('hex') },
      alice.transactionBuilder.updateAccount('Alice'),
    ],
    freezebalancev2: () => [
      { frozen_balance: 3 * trx, resource: 'ENERGY' },
      alice.transactionBuilder.freezeBalanceV2(3 * trx, 'ENERGY'),
    ],
    unfreezebalancev2: () => [
      { unfreeze_balance: trx, resource: 'ENERGY' },
      alice.transactionBuilder.unfreezeBalanceV2(trx, 'ENERGY'),
    ],
    delegateresource: () => [
      { receiver_address: hexOf('bob'), balance: trx, resource: 'ENERGY', lock: false },
      alice.transactionBuilder.delegateResource(trx, addressOf(net, 'bob'), 'ENERGY'),
    ],
    updatesetting: () => [
      { contract_address: counter, consume_user_resource_percent: 40 },
      alice.transactionBuilder.updateSetting(counter, 40),
    ],
    updateenergylimit: () => [
      { contract_address: counter, origin_energy_limit: 5000 },
      alice.transactionBuilder.updateEnergyLimit(counter, 5000),
    ],
    clearabi: () => [{ contract_address: counter }, alice.transactionBuilder.clearABI(counter)],
  }

  const contractOf = (transaction: unknown): unknown =>
    (transaction as { raw_data?: { contract?: unknown } }).raw_data?.contract

  test.each(Object.keys(builders))('%s: what the client would build itself', async (name) => {
    const [asked, drawn] = builders[name]?.() ?? [{}, Promise.resolve({})]
    const input = await post(net, `/wallet/${name}`, { owner_address: owner(), ...asked })
    expect(input).toMatchObject({ visible: false, txID: expect.stringMatching(/^\w{64}$/) })
    expect(contractOf(input)).toEqual(contractOf(await drawn))
  })

  test('a permission and a memo go along', async () => {
    const input = await post(net, '/wallet/createtransaction', {
      owner_address: addressOf(net, 'alice'),
      to_address: addressOf(net, 'bob'),
      amount: 1,
      Permission_id: 2,
      extra_data: 'thanks',
      visible: true,
    })
    expect(input).toMatchObject({
      visible: true,
      raw_data: {
        contract: [
          {
            Permission_id: 2,
            parameter: { value: { to_address: addressOf(net, 'bob'), amount: 1 } },
          },
        ],
        data: Buffer.from('thanks').toString('hex'),
      },
    })
  })

  test('refuses what could not be sent', async () => {
    const nobody = `41${'09'.repeat(20)}`
    const exception = 'class org.tron.core.exception.ContractValidateException'
    expect(
      await post(net, '/wallet/freezebalancev2', { owner_address: nobody, frozen_balance: trx }),
    ).toEqual({ Error: expect.stringContaining(`${exception} : `) })
    expect(await post(net, '/wallet/transferasset', { owner_address: owner() })).toEqual({
      Error: `${exception} : this network has no TransferAssetContract`,
    })
    expect(await post(net, '/wallet/freezebalance', { owner_address: owner() })).toEqual({
      Error: `${exception} : freeze v2 is open, old freeze is closed`,
    })
  })

  test('a deployment, with the address it will have', async () => {
    const input = await post<{ contract_address: string; txID: string }>(
      net,
      '/wallet/deploycontract',
      {
        owner_address: owner(),
        abi: JSON.stringify(counterAbi.abi),
        bytecode: counterAbi.bytecode,
        name: 'Counter',
        fee_limit: 1_000_000_000,
        consume_user_resource_percent: 100,
        origin_energy_limit: 10_000_000,
      },
    )
    const signed = await alice.trx.sign(input as never)
    expect(await alice.trx.sendRawTransaction(signed as never)).toMatchObject({ result: true })
    const info = await alice.trx.getTransactionInfo(input.txID)
    expect(info).toMatchObject({
      contract_address: input.contract_address,
      receipt: { result: 'SUCCESS' },
    })
  })
})

describe('signatures', () => {
  test('how far a transaction is signed', async () => {
    const made = await alice.transactionBuilder.sendTrx(addressOf(net, 'bob'), 1)
    expect(await alice.trx.getSignWeight(made)).toMatchObject({
      permission: { permission_name: 'owner', threshold: 1 },
      result: { code: 'NOT_ENOUGH_PERMISSION' },
      transaction: { txid: made.txID, result: { result: true } },
    })
    const signed = await alice.trx.sign(made)
    expect(await alice.trx.getSignWeight(signed)).toMatchObject({
      approved_list: [hexOf('alice')],
      current_weight: 1,
      result: {},
    })
    expect(await alice.trx.getApprovedList(signed)).toMatchObject({
      approved_list: [hexOf('alice')],
      result: {},
    })
    const wrong = { ...signed, signature: ['00'.repeat(65)] }
    const reply = await post(net, '/wallet/getapprovedlist', wrong)
    expect(reply).toMatchObject({ result: { code: 'COMPUTE_ADDRESS_ERROR' } })
    expect(reply).not.toHaveProperty('approved_list')
  })

  test('a transaction in hex, printed with base58 for any request', async () => {
    const made = await alice.transactionBuilder.sendTrx(addressOf(net, 'bob'), 3)
    const signed = await alice.trx.sign(made)
    const [signature = ''] = signed.signature
    const raw = Buffer.from(signed.raw_data_hex, 'hex')
    // Field 1, its length in two bytes of seven bits, then field 2 with 65 bytes.
    const head = Buffer.from([0x0a, (raw.length & 0x7f) | 0x80, raw.length >> 7])
    const whole = `${head.toString('hex')}${raw.toString('hex')}1241${signature}`
    const reply = await alice.trx.sendHexTransaction(whole)
    expect(reply).toMatchObject({ result: true, code: 'SUCCESS', txid: made.txID })
    const packed = { type_url: 'type.googleapis.com/protocol.TransferContract' }
    expect(reply).toMatchObject({
      transaction: {
        signature: [signature.toLowerCase()],
        raw_data: { contract: [{ type: 'TransferContract', parameter: packed }] },
      },
    })
  })
})

describe('events', () => {
  test('of a contract, a transaction, a block and the newest block', async () => {
    const expected = {
      event_name: 'Counted',
      event: 'Counted(address indexed who, uint256 count)',
      result: { 0: `0x${hexOf('alice').slice(2)}`, 1: '5', count: '5' },
      result_type: { who: 'address', count: 'uint256' },
      transaction_id: made.id,
      block_number: made.block,
      contract_address: TronWeb.address.fromHex(counter),
    }
    const { event } = alice
    expect((await event.getEventsByTransactionID(made.id)).data).toMatchObject([expected])
    expect((await event.getEventsByBlockNumber(made.block)).data).toMatchObject([expected])
    expect((await event.getEventsByContractAddress(counter, { limit: 1 })).data).toMatchObject([
      expected,
    ])
    expect((await event.getEventsOfLatestBlock()).data).toEqual([])
  })

  test('an address that is none is refused', async () => {
    const answer = await fetch(`${net.url}/v1/contracts/nonsense/events`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ success: false, statusCode: 400 })
  })
})
