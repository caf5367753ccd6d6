import type { PaymentStage, Payments } from '#apps/deploy/testing/payments.ts'

const trx = `0x${'0'.repeat(40)}`
const give = 100_000_000n
const want = 50_000_000n

export const otcPayments: Payments = {
  callersOwn: ['Otc.publish', 'Otc.cancel'],
  variants: ['Otc.sweep of TRX'],
  prepare: prepareOffers,
}

/** Alice's: one that is taken for TRX, two that expire. */
async function prepareOffers({
  world,
  call,
  add,
  inDays,
  sunOf,
  coinOf,
}: PaymentStage): Promise<void> {
  const [alice, usdt, otc] = [world.hex('alice'), world.hex('Usdt'), world.hex('Otc')]
  await call('deployer', 'Usdt', 'transfer', [alice, 2n * give])
  await call('alice', 'Usdt', 'approve', [otc, 2n * give])
  const first = (await world.read<bigint>('Otc', 'count')) + 1n
  await call('alice', 'Otc', 'publish', [usdt, give, trx, want, give, inDays(30), trx])
  await call('alice', 'Otc', 'publish', [usdt, give, trx, want, give, inDays(1), trx])
  await call('alice', 'Otc', 'publish', [trx, give, usdt, want, give, inDays(1), trx], give)

  const creditOf = (coin: string) => () => world.read<bigint>('Otc', 'creditOf', [alice, coin])
  const ofAlice = { contract: 'Otc', balance: () => sunOf(alice), credit: creditOf(trx) }
  add('Otc.take', { ...ofAlice, name: 'take', args: [first, 1n, give, want], value: want })
  add('Otc.sweep', {
    contract: 'Otc',
    name: 'sweep',
    args: [first + 1n],
    balance: () => coinOf('Usdt', alice),
    credit: creditOf(usdt),
  })
  add('Otc.sweep of TRX', { ...ofAlice, name: 'sweep', args: [first + 2n] })
}
