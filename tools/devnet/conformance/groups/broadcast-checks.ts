/** Time, TAPOS and signatures: what a broadcast looks at first. */
import { accountOf } from '../account.ts'
import type { Row } from '../row.ts'
import { offer, resigned, row, transfer } from './transferring.ts'

const day = 86_400_000
const expired = 'TRANSACTION_EXPIRATION_ERROR: Transaction expired'
const stranger = accountOf('7'.repeat(64))

export const times: readonly Row[] = [
  row('expired', 'the head’s time is too late', expired, async (bench) =>
    offer(bench, transfer(bench, { expiration: (await bench.head()).timestamp })),
  ),
  row('too far ahead', 'more than a day', expired, async (bench) =>
    offer(bench, transfer(bench, { expiration: (await bench.head()).timestamp + day + 60_000 })),
  ),
  row('without expiration', 'is expired', expired, (bench) =>
    offer(bench, transfer(bench, { expiration: 0 })),
  ),
  row('a day ahead', 'is taken', 'accepted', async (bench) =>
    offer(bench, transfer(bench, { expiration: (await bench.head()).timestamp + day - 60_000 })),
  ),
]

export const tapos: readonly Row[] = [
  row('an older block', 'may be referred to', 'accepted', async (bench) => {
    const { number } = await bench.head()
    const { blockID } = await bench.wallet('getblockbynum', { num: number - 5 })
    const older = {
      refBlockBytes: String(blockID).slice(12, 16),
      refBlockHash: String(blockID).slice(16, 32),
    }
    return offer(bench, transfer(bench, older))
  }),
  row('another hash', 'of the block referred to', 'TAPOS_ERROR: Tapos check error.', (bench) =>
    offer(bench, transfer(bench, { refBlockHash: '0123456789abcdef' })),
  ),
  row('another number', 'of the block referred to', 'TAPOS_ERROR: Tapos check error.', (bench) =>
    offer(bench, transfer(bench, { refBlockBytes: 'fffe' })),
  ),
]

export const signatures: readonly Row[] = [
  row(
    'no signature',
    'is missed',
    'SIGERROR: Validate signature error: miss sig or contract',
    (bench) => offer(bench, transfer(bench, { keys: [] })),
  ),
  row('a stranger’s signature', 'names the stranger', `/`, async (bench) => {
    const drawn = await transfer(bench, { keys: [stranger.key] })
    const seen = await bench.offer(drawn)
    const wanted = `SIGERROR: Validate signature error: ${drawn.id} is signed by ${stranger.base58} but it is not contained of permission.`
    return seen === wanted ? '/' : `${seen} instead of ${wanted}`
  }),
  row(
    'a short signature',
    'is no signature',
    /^SIGERROR: Validate signature error: /,
    async (bench) => bench.offer(resigned(await transfer(bench), ['ab'.repeat(64)])),
  ),
  row(
    'a signature of zeros',
    'is no signature',
    /^SIGERROR: Validate signature error: /,
    async (bench) => bench.offer(resigned(await transfer(bench), ['00'.repeat(65)])),
  ),
  row('recovery 0 or 1', 'is taken for 27 or 28', 'accepted', async (bench) => {
    const drawn = await transfer(bench)
    const [input = ''] = drawn.signatures
    const last = Number.parseInt(input.slice(128), 16) - 27
    return bench.offer(resigned(drawn, [`${input.slice(0, 128)}0${last}`]))
  }),
  row(
    'two signatures of one key',
    'are more than there are keys',
    'SIGERROR: Validate signature error: Signature count is 2 more than key counts of permission : 1',
    (bench) => offer(bench, transfer(bench, { keys: [bench.payer.key, bench.payer.key] })),
  ),
  row(
    'six signatures',
    'are more than any permission has keys',
    /^SIGERROR: Validate signature error: (too many signatures|Signature count is 6 more than key counts of permission : 1)$/,
    (bench) =>
      offer(bench, transfer(bench, { keys: Array.from({ length: 6 }, () => bench.payer.key) })),
  ),
  row(
    'another permission',
    'that there is not',
    /^SIGERROR: Validate signature error: permission isn't exit$/,
    (bench) => offer(bench, transfer(bench, { permissionId: 5 })),
  ),
]
