/** Chain parameters and prices. */
import type { Bench } from '../bench.ts'
import { type Row, rowsOf, source } from '../row.ts'

const parameter = rowsOf('parameter', source('Wallet.getChainParameters, DynamicPropertiesStore'))
const value = async (bench: Bench, key: string): Promise<unknown> => {
  const { chainParameter } = (await bench.wallet('getchainparameters')) as {
    chainParameter: { key: string; value?: number }[]
  }
  const found = chainParameter.find((each) => each.key === key)
  return found === undefined ? 'missing' : (found.value ?? 0)
}

/** As the main network has them since August 2025; another network may differ. */
const parameters: readonly (readonly [key: string, value: number])[] = [
  ['getEnergyFee', 100],
  ['getTransactionFee', 1000],
  ['getCreateAccountFee', 100_000],
  ['getCreateNewAccountFeeInSystemContract', 1_000_000],
  ['getMemoFee', 1_000_000],
  ['getMultiSignFee', 1_000_000],
  ['getUpdateAccountPermissionFee', 100_000_000],
  ['getMaxFeeLimit', 15_000_000_000],
  ['getFreeNetLimit', 600],
  ['getTotalNetLimit', 43_200_000_000],
  ['getTotalEnergyCurrentLimit', 180_000_000_000],
  ['getUnfreezeDelayDays', 14],
  ['getMaxCpuTimeOfOneTx', 80],
  ['getMaintenanceTimeInterval', 21_600_000],
  ['getAllowTvmShangHai', 1],
  ['getAllowTvmCancun', 1],
  ['getAllowTvmBlob', 1],
  ['getAllowTvmOsaka', 1],
  ['getAllowTvmCompatibleEvm', 0],
  ['getAllowMultiSign', 1],
]

const prices = rowsOf(
  'price',
  source('GetEnergyPricesServlet, GetBandwidthPricesServlet, GetMemoFeePricesServlet'),
)
const lastPrice = async (bench: Bench, name: string): Promise<string> =>
  String((await bench.wallet(name))['prices'])
    .split(',')
    .at(-1)
    ?.split(':')[1] ?? ''

export const parameterRows: readonly Row[] = [
  ...parameters.map(([key, wanted]) =>
    parameter(key, `is ${wanted}`, wanted, (bench) => value(bench, key)),
  ),
  prices('energy', 'the last is 100 sun', '100', (bench) => lastPrice(bench, 'getenergyprices')),
  prices('bandwidth', 'the last is 1,000 sun', '1000', (bench) =>
    lastPrice(bench, 'getbandwidthprices'),
  ),
  prices('memo', 'the last is 1 TRX', '1000000', (bench) => lastPrice(bench, 'getmemofee')),
]
