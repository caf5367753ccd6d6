/**
 * Requests of all kinds that no client would send: random bytes, and JSON that is well formed and
 * wrong.
 */
import fc from 'fast-check'
import { demoAccounts } from '../accounts.ts'
import { kindNumbers } from '../codec/messages.ts'

export interface Sent {
  readonly path: string
  readonly method: string
  readonly contentType: string
  /** Of a GET: its query. */
  readonly body: Uint8Array | string
}

/** Things that are there: ids of blocks and transactions, contracts. Hex. */
export type Known = readonly string[]

const fields = [
  'owner_address',
  'to_address',
  'contract_address',
  'account_address',
  'address',
  'receiver_address',
  'ownerAddress',
  'fromAddress',
  'toAddress',
  'type',
  'resource',
  'amount',
  'call_value',
  'fee_limit',
  'feeLimit',
  'value',
  'num',
  'id_or_num',
  'detail',
  'startNum',
  'endNum',
  'visible',
  'raw_data',
  'raw_data_hex',
  'signature',
  'txID',
  'transaction',
  'permission_id',
  'Permission_id',
  'lock',
  'lock_period',
  'abi',
  'bytecode',
  'function_selector',
  'parameter',
  'data',
  'name',
  'contract',
  'expiration',
  'timestamp',
  'ref_block_bytes',
  'ref_block_hash',
  'owner',
  'actives',
  'keys',
  'threshold',
  'operations',
  'frozen_balance',
  'votes',
  'vote_address',
  'vote_count',
  'url',
  'update_url',
  'brokerage',
  'unfreeze_balance',
  'balance',
  'consume_user_resource_percent',
  'origin_energy_limit',
  'int64_as_string',
  'extra_data',
  'token_id',
  'call_token_value',
  'limit',
  'fingerprint',
  'order_by',
  'min_block_timestamp',
  'only_confirmed',
  'event_name',
  'jsonrpc',
  'method',
  'params',
  'id',
  '__proto__',
  'constructor',
  'toString',
  '',
] as const

const methods = [
  'eth_call',
  'eth_getLogs',
  'eth_getBalance',
  'eth_getBlockByNumber',
  'eth_getBlockByHash',
  'eth_estimateGas',
  'eth_newFilter',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getCode',
  'eth_getTransactionReceipt',
  'eth_getStorageAt',
  'eth_getBlockReceipts',
  'web3_sha3',
  'buildTransaction',
  'eth_sendRawTransaction',
  'constructor',
  '',
]

const accounts = demoAccounts(3)
const hexDigits = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((bytes) => hexOf(bytes))
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** A value of any kind, rather often one that a field would take. */
const valueOf = (known: Known): fc.Arbitrary<unknown> =>
  fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      {
        weight: 4,
        arbitrary: fc.constantFrom(...known, ...accounts.map(({ address }) => address)),
      },
      { weight: 2, arbitrary: fc.constantFrom(0, 1, -1, 2 ** 31, 2 ** 53, 1e300, '9'.repeat(25)) },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          '',
          '0x',
          '[{',
          '0012',
          'latest',
          'pending',
          'true',
          'null',
          'ENERGY',
          '0x1',
        ),
      },
      { weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}) },
      { weight: 1, arbitrary: fc.integer() },
      { weight: 1, arbitrary: fc.double() },
      { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
      { weight: 2, arbitrary: fc.nat({ max: 70 }).chain(hexDigits) },
      { weight: 1, arbitrary: fc.constantFrom(...methods, ...Object.keys(kindNumbers)) },
      { weight: 2, arbitrary: fc.array(tie('value'), { maxLength: 4 }) },
      { weight: 3, arbitrary: objectOf(tie('value')) },
    ),
  })).value

const objectOf = (value: fc.Arbitrary<unknown>): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .array(fc.tuple(fc.constantFrom<string>(...fields), value), { maxLength: 8 })
    .map((entries) => Object.fromEntries(entries))

/** The JSON of a whole transaction with a value or two spoilt. */
const transactionOf = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .record({
      kind: fc.constantFrom(...Object.keys(kindNumbers)),
      inner: objectOf(value),
      spoilt: fc.option(
        fc.tuple(fc.constantFrom('contract', 'ref_block_bytes', 'timestamp'), value),
      ),
      signature: fc.oneof(value, fc.array(hexDigits(65), { maxLength: 6 })),
    })
    .map(({ kind, inner, spoilt, signature }) => ({
      signature,
      raw_data: {
        contract: [
          {
            type: kind,
            parameter: { value: inner, type_url: `type.googleapis.com/protocol.${kind}` },
          },
        ],
        ref_block_bytes: '0001',
        ref_block_hash: '00'.repeat(8),
        expiration: Date.now() + 60_000,
        timestamp: Date.now(),
        ...(spoilt === null ? {} : { [spoilt[0]]: spoilt[1] }),
      },
    }))

const rpcOf = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => {
  const one = fc.record({
    jsonrpc: fc.constantFrom<unknown>('2.0', '1.0', 2, null),
    id: value,
    method: fc.constantFrom(...methods),
    params: fc.oneof(value, fc.array(value, { maxLength: 4 })),
  })
  return fc.oneof({ weight: 4, arbitrary: one }, { weight: 1, arbitrary: fc.array(one) })
}

const query = (fieldsOfIt: Record<string, unknown>): string =>
  Object.entries(fieldsOfIt)
    .map(([key, each]) => `${encodeURIComponent(key)}=${encodeURIComponent(wellFormed(each))}`)
    .join('&')
/** A lone surrogate has no spelling in a query. */
const wellFormed = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toString()

/** To any of these paths; `*` in one becomes anything. */
export function requestTo(paths: readonly string[], known: Known): fc.Arbitrary<Sent> {
  const value = valueOf(known)
  const body: fc.Arbitrary<Uint8Array | string> = fc.oneof(
    { weight: 2, arbitrary: fc.uint8Array({ maxLength: 300 }) },
    { weight: 8, arbitrary: objectOf(value).map((each) => JSON.stringify(each)) },
    { weight: 2, arbitrary: value.map((each) => JSON.stringify(each) ?? '') },
    { weight: 3, arbitrary: transactionOf(value).map((each) => JSON.stringify(each)) },
    { weight: 2, arbitrary: rpcOf(value).map((each) => JSON.stringify(each)) },
    { weight: 1, arbitrary: objectOf(value).map(query) },
    { weight: 1, arbitrary: objectOf(value).map((each) => JSON.stringify(each).slice(0, -3)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('[[[[', '{"a":'.repeat(5000), '['.repeat(20_000), '\0'),
    },
  )
  const part = fc.constantFrom(
    ...known,
    accounts[0]?.address ?? '',
    '%00',
    '..',
    '%ff',
    'x'.repeat(500),
  )
  const path = fc
    .tuple(fc.constantFrom(...paths), part)
    .map(([each, own]) => each.replaceAll('*', own))
  const contentType = fc.constantFrom(
    'application/json',
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    '',
    'nonsense',
  )
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ path, body, contentType, method: fc.constant('POST') }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        path,
        body: objectOf(value).map(query),
        contentType: fc.constant(''),
        method: fc.constantFrom('GET', 'GET', 'HEAD'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        path,
        body,
        contentType,
        method: fc.constantFrom('PUT', 'DELETE', 'PATCH', 'OPTIONS'),
      }),
    },
  )
}
