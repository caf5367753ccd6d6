/** Energy that does not suffice. */
import { asm } from '../asm.ts'
import { hexOf } from '../words.ts'
import type { Row } from '../row.ts'
import { constants, decoded, store, transactions } from './failing.ts'

export const outOfEnergy: readonly Row[] = [
  constants(
    'out of energy (constant)',
    'the text contains limit, price and use',
    {
      code: 'OTHER_ERROR',
      text: /^class org\.tron\.core\.vm\.program\.Program\$OutOfEnergyException : Not enough energy for '[A-Z]+' operation executing: curInvokeEnergyLimit\[\d+\], curOpEnergy\[\d+\], usedEnergy\[\d+\]$/,
    },
    async (bench) => decoded(await bench.constant({ data: asm('JUMPDEST 0 JUMP') })),
  ),
  transactions(
    'out of energy (transaction)',
    'all of the limit is lost',
    {
      result: 'FAILED',
      receipt: { result: 'OUT_OF_ENERGY', energy_usage_total: 20_000, energy_fee: 2_000_000 },
      resMessage: hexOf(
        "Not enough energy for 'SSTORE' operation executing: curInvokeEnergyLimit[20000], curOpEnergy[20000], usedEnergy[6]",
      ),
    },
    (bench) => bench.deploy(asm(store), {}, { feeLimit: 2_000_000 }),
  ),
  transactions(
    'just enough energy',
    '20,006 suffice for the same',
    { receipt: { result: 'SUCCESS', energy_usage_total: 20_006 } },
    (bench) => bench.deploy(asm(store), {}, { feeLimit: 2_000_600 }),
  ),
  transactions(
    'no fee limit',
    'a program that costs nothing needs none',
    { receipt: { result: 'SUCCESS' } },
    (bench) => bench.deploy('00', {}, { feeLimit: 0 }),
  ),
  transactions(
    'code too expensive to keep',
    'keeping 32 bytes takes 6,400 energy that are not there',
    { result: 'FAILED', receipt: { result: 'OUT_OF_ENERGY', energy_usage_total: 6000 } },
    (bench) => bench.deploy(asm('32 0 RETURN'), {}, { feeLimit: 600_000 }),
  ),
  transactions(
    'code that begins with ef',
    'is refused',
    { result: 'FAILED', receipt: { result: 'INVALID_CODE' } },
    (bench) => bench.deploy(asm('0xef 0 MSTORE8 1 0 RETURN'), {}, { feeLimit: 5_000_000 }),
  ),
]
