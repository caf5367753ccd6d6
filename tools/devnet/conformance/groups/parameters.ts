/** Chain parameters and prices. */
import type { Bench } from '../bench.ts'
import { show } from '../match.ts'
import { type Row, document, rowsOf, source } from '../row.ts'

const parameter = rowsOf('parameter', document('the main network, late 2026: see params.ts'))
const list = async (bench: Bench): Promise<{ key: string; value?: number }[]> => {
  const { chainParameter } = (await bench.wallet('getchainparameters')) as {
    chainParameter: { key: string; value?: number }[]
  }
  return chainParameter
}
/** A zero is left out. */
const value = async (bench: Bench, key: string): Promise<unknown> => {
  const found = (await list(bench)).find((each) => each.key === key)
  return found === undefined ? 'missing' : (found.value ?? 0)
}

const zeroOrOne = (seen: unknown): boolean => seen === 0 || seen === 1

/** As the main network has them in late 2026, in a node's order; another network may differ. */
const parameters: readonly (readonly [key: string, value: unknown])[] = [
  ['getMaintenanceTimeInterval', 21_600_000],
  ['getAccountUpgradeCost', 9_999_000_000],
  ['getCreateAccountFee', 100_000],
  ['getTransactionFee', 1000],
  ['getAssetIssueFee', 1_024_000_000],
  ['getWitnessPayPerBlock', 8_000_000],
  ['getWitnessStandbyAllowance', 115_200_000_000],
  ['getCreateNewAccountFeeInSystemContract', 1_000_000],
  ['getCreateNewAccountBandwidthRate', 1],
  ['getAllowCreationOfContracts', 1],
  ['getRemoveThePowerOfTheGr', -1],
  ['getEnergyFee', 100],
  ['getExchangeCreateFee', 1_024_000_000],
  ['getMaxCpuTimeOfOneTx', 80],
  ['getAllowUpdateAccountName', 0],
  ['getAllowSameTokenName', 1],
  ['getAllowDelegateResource', 1],
  ['getTotalEnergyLimit', 180_000_000_000],
  ['getAllowTvmTransferTrc10', 1],
  ['getTotalEnergyCurrentLimit', 180_000_000_000],
  ['getAllowMultiSign', 1],
  ['getAllowAdaptiveEnergy', 0],
  ['getTotalEnergyTargetLimit', 12_500_000],
  ['getTotalEnergyAverageUsage', 0],
  ['getUpdateAccountPermissionFee', 100_000_000],
  ['getMultiSignFee', 1_000_000],
  ['getAllowAccountStateRoot', 0],
  ['getAllowProtoFilterNum', 0],
  ['getAllowTvmConstantinople', 1],
  ['getAllowTvmSolidity059', 1],
  ['getAllowTvmIstanbul', 1],
  ['getAllowShieldedTRC20Transaction', 1],
  ['getForbidTransferToContract', 0],
  ['getAdaptiveResourceLimitTargetRatio', 10],
  ['getAdaptiveResourceLimitMultiplier', 1000],
  ['getChangeDelegation', 1],
  ['getWitness127PayPerBlock', 128_000_000],
  ['getAllowMarketTransaction', 0],
  ['getMarketSellFee', 0],
  ['getMarketCancelFee', 0],
  ['getAllowPBFT', 0],
  ['getAllowTransactionFeePool', 0],
  ['getMaxFeeLimit', 15_000_000_000],
  ['getAllowOptimizeBlackHole', 1],
  ['getAllowNewResourceModel', 0],
  ['getAllowTvmFreeze', 0],
  ['getAllowTvmVote', 1],
  ['getAllowTvmLondon', 1],
  ['getAllowTvmCompatibleEvm', 0],
  ['getAllowAccountAssetOptimization', 0],
  ['getFreeNetLimit', 600],
  ['getTotalNetLimit', 43_200_000_000],
  ['getAllowHigherLimitForMaxCpuTimeOfOneTx', 1],
  ['getAllowAssetOptimization', 1],
  ['getAllowNewReward', 1],
  ['getMemoFee', 1_000_000],
  ['getAllowDelegateOptimization', 1],
  ['getUnfreezeDelayDays', 14],
  ['getAllowOptimizedReturnValueOfChainId', 1],
  // 1 on the main network, and here on request.
  ['getAllowDynamicEnergy', zeroOrOne],
  ['getDynamicEnergyThreshold', 5_000_000_000],
  ['getDynamicEnergyIncreaseFactor', 2000],
  ['getDynamicEnergyMaxFactor', 34_000],
  ['getAllowTvmShangHai', 1],
  ['getAllowCancelAllUnfreezeV2', 1],
  ['getMaxDelegateLockPeriod', 864_000],
  ['getAllowOldRewardOpt', 1],
  ['getAllowEnergyAdjustment', 1],
  ['getMaxCreateAccountTxSize', 1000],
  ['getAllowStrictMath', 1],
  ['getConsensusLogicOptimization', 1],
  ['getAllowTvmCancun', 1],
  ['getAllowTvmBlob', 1],
  ['getAllowTvmSelfdestructRestriction', 1],
  ['getProposalExpireTime', 259_200_000],
  ['getAllowTvmOsaka', 1],
  ['getAllowTvmPrague', 1],
  ['getAllowHardenResourceCalculation', 0],
  ['getAllowHardenExchangeCalculation', 0],
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
    parameter(key, `is ${show(wanted)}`, wanted, (bench) => value(bench, key)),
  ),
  rowsOf('parameter', source('Wallet.getChainParameters'))(
    'all of them',
    'in this order, and no others',
    parameters.map(([key]) => key),
    async (bench) => (await list(bench)).map(({ key }) => key),
  ),
  prices('energy', 'the last is 100 sun', '100', (bench) => lastPrice(bench, 'getenergyprices')),
  prices('bandwidth', 'the last is 1,000 sun', '1000', (bench) =>
    lastPrice(bench, 'getbandwidthprices'),
  ),
  prices('memo', 'the last is 1 TRX', '1000000', (bench) => lastPrice(bench, 'getmemofee')),
]
