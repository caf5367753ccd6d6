/** Several keys for one account: weights, thresholds, permissions by number, and what it costs. */
import { type Account, signed } from '../account.ts'
import type { Bench, Draft, Json } from '../bench.ts'
import { absent } from '../match.ts'
import { type Row, rowsOf, source } from '../row.ts'
import { trx } from '../words.ts'
import { approvalRows } from './approvals.ts'
import { key, one, shared, three, two } from './sharing.ts'

const row = rowsOf(
  'permission',
  source('AccountPermissionUpdateActuator, TransactionCapsule, Wallet.getTransactionSignWeight'),
  ['key'],
)

async function transfer(bench: Bench, draft: Draft): Promise<string> {
  const { account } = await shared(bench)
  return bench.refusal(
    'TransferContract',
    { owner_address: account.address, to_address: bench.payer.address, amount: 1 },
    draft,
  )
}

const contained = (id: string, { base58 }: Account): string =>
  `SIGERROR: Validate signature error: ${id} is signed by ${base58} but it is not contained of permission.`

async function weight(bench: Bench, draft: Draft): Promise<Json> {
  const { account } = await shared(bench)
  const value = { owner_address: account.address, to_address: bench.payer.address, amount: 1 }
  const drawn = await bench.wallet('createtransaction', {
    ...value,
    ...(draft.permissionId === undefined ? {} : { Permission_id: draft.permissionId }),
  })
  const { signatures } = signed(Buffer.from(String(drawn['raw_data_hex']), 'hex'), draft.keys ?? [])
  return bench.wallet('getsignweight', { ...drawn, signature: signatures })
}

export const permissionRows: readonly Row[] = [
  row(
    'by default',
    'owner and active 2 hold the account’s own key',
    (json: Json) => {
      const { owner_permission: owner, active_permission: actives } = json as {
        owner_permission: Json
        active_permission: Json[]
      }
      const [active] = actives
      return (
        owner['permission_name'] === 'owner' &&
        owner['threshold'] === 1 &&
        active?.['id'] === 2 &&
        active['type'] === 'Active' &&
        String(active['operations']).startsWith('7fff1fc0033e')
      )
    },
    async (bench) =>
      bench.wallet('getaccount', {
        address: (await bench.other()).address,
      }),
  ),
  row('update', 'costs 100 TRX', 100 * trx, async (bench) => (await shared(bench)).fee),
  row(
    'update: shown',
    'in the account',
    {
      owner_permission: { threshold: 2, keys: [key(one), key(two)] },
      active_permission: [{ id: 2, type: 'Active', permission_name: 'paying', threshold: 1 }],
    },
    async (bench) => bench.wallet('getaccount', { address: (await shared(bench)).account.address }),
  ),
  row(
    'one of two',
    'does not reach the threshold',
    /^SIGERROR: Validate signature error: /,
    (bench) => transfer(bench, { keys: [one.key] }),
  ),
  row('two of two', 'is accepted', 'accepted', (bench) =>
    transfer(bench, { keys: [one.key, two.key] }),
  ),
  row('two signatures', 'cost 1 TRX', { fee: trx }, async (bench) => {
    const { account } = await shared(bench)
    await bench.send('TransferContract', {
      owner_address: bench.payer.address,
      to_address: account.address,
      amount: 1,
    })
    const value = { owner_address: account.address, to_address: bench.payer.address, amount: 1 }
    const fresh = await bench.send('TransferContract', value, { keys: [one.key, two.key] })
    const { net_fee: net = 0 } = (fresh.receipt ?? {}) as { net_fee?: number }
    return { fee: Number(fresh.fee) - Number(net) }
  }),
  row('the account’s own key', 'is none any more', true, async (bench) => {
    const { account } = await shared(bench)
    const drawn = await bench.draw(
      'TransferContract',
      { owner_address: account.address, to_address: bench.payer.address, amount: 1 },
      { keys: [account.key] },
    )
    const answer = await bench.offer(drawn)
    return answer === contained(drawn.id, account) || answer
  }),
  row(
    'the same key twice',
    'has signed already',
    /^SIGERROR: Validate signature error: .*has signed twice!$/,
    (bench) => transfer(bench, { keys: [one.key, one.key] }),
  ),
  row('active 2', 'by one key, for what it may', 'accepted', (bench) =>
    transfer(bench, { keys: [three.key], permissionId: 2 }),
  ),
  row(
    'active 2: another kind',
    'is denied',
    /^SIGERROR: Validate signature error: [Pp]ermission denied/,
    async (bench) => {
      const { account } = await shared(bench)
      return bench.refusal(
        'AccountUpdateContract',
        { owner_address: account.address, account_name: 'x' },
        { keys: [three.key], permissionId: 2 },
      )
    },
  ),
  row(
    'active 3',
    'there is none',
    "SIGERROR: Validate signature error: permission isn't exit",
    (bench) => transfer(bench, { keys: [three.key], permissionId: 3 }),
  ),
  row(
    'weight: none',
    'getsignweight without a signature',
    { result: { code: 'NOT_ENOUGH_PERMISSION' }, permission: { threshold: 2 } },
    (bench) => weight(bench, { keys: [] }),
  ),
  row(
    'weight: half',
    'of one key',
    { result: { code: 'NOT_ENOUGH_PERMISSION' }, current_weight: 1, approved_list: [one.address] },
    (bench) => weight(bench, { keys: [one.key] }),
  ),
  row(
    'weight: enough',
    'of both keys',
    { result: { code: absent }, current_weight: 2, approved_list: [one.address, two.address] },
    (bench) => weight(bench, { keys: [one.key, two.key] }),
  ),
  row(
    'weight: active',
    'by its number',
    { result: { code: absent }, current_weight: 1, permission: { permission_name: 'paying' } },
    (bench) => weight(bench, { keys: [three.key], permissionId: 2 }),
  ),
  row('weight: a stranger', 'is no key of it', { result: { code: 'PERMISSION_ERROR' } }, (bench) =>
    weight(bench, { keys: [three.key] }),
  ),
  ...approvalRows,
]
