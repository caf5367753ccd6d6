/** What the committee has set on this network: prices, limits and features, as on mainnet in late 2026. */

export const params = {
  /** sun per unit of energy */
  energyFee: 100n,
  /** sun per byte of bandwidth */
  transactionFee: 1000n,
  maxFeeLimit: 15_000_000_000n,
  /** Bandwidth price of a transaction that makes an account. */
  createAccountFee: 100_000n,
  /** What making an account costs on top. */
  createNewAccountFee: 1_000_000n,
  memoFee: 1_000_000n,
  freeNetLimit: 600,
  /** Milliseconds of a slot and slots of a day, for the recovery of bandwidth. */
  slot: 3000,
  slotsPerDay: 28_800,
  maxTransactionSize: 512_000,
  /** Bytes added to each transaction for its result. */
  resultSize: 64,
  maxEnergyForConstant: 100_000_000n,
  /** Milliseconds a transaction may lie ahead of the head. */
  maxExpiration: 86_400_000n,
  /** What TronWeb and this node give a new transaction. */
  expiration: 60_000n,
  taposWindow: 65_536,
  maxLong: (1n << 63n) - 1n,
} as const

export const chainParameters: readonly (readonly [key: string, value: bigint])[] = [
  ['getMaintenanceTimeInterval', 21_600_000n],
  ['getAccountUpgradeCost', 9_999_000_000n],
  ['getCreateAccountFee', params.createAccountFee],
  ['getTransactionFee', params.transactionFee],
  ['getAssetIssueFee', 1_024_000_000n],
  ['getWitnessPayPerBlock', 0n],
  ['getCreateNewAccountFeeInSystemContract', params.createNewAccountFee],
  ['getCreateNewAccountBandwidthRate', 1n],
  ['getAllowCreationOfContracts', 1n],
  ['getEnergyFee', params.energyFee],
  ['getMaxCpuTimeOfOneTx', 80n],
  ['getAllowSameTokenName', 1n],
  ['getTotalEnergyLimit', 180_000_000_000n],
  ['getAllowTvmTransferTrc10', 0n],
  ['getTotalEnergyCurrentLimit', 180_000_000_000n],
  ['getAllowMultiSign', 1n],
  ['getAllowAdaptiveEnergy', 0n],
  ['getMultiSignFee', 1_000_000n],
  ['getAllowTvmConstantinople', 1n],
  ['getAllowTvmSolidity059', 1n],
  ['getForbidTransferToContract', 1n],
  ['getAllowTvmIstanbul', 1n],
  ['getFreeNetLimit', BigInt(params.freeNetLimit)],
  ['getTotalNetLimit', 43_200_000_000n],
  ['getAllowTvmLondon', 1n],
  ['getAllowHigherLimitForMaxCpuTimeOfOneTx', 1n],
  ['getMaxFeeLimit', params.maxFeeLimit],
  ['getAllowOptimizedReturnValueOfChainId', 1n],
  ['getAllowDynamicEnergy', 0n],
  ['getMemoFee', params.memoFee],
  ['getAllowTvmShangHai', 1n],
  ['getAllowTvmCancun', 1n],
  ['getAllowTvmBlob', 1n],
  ['getAllowTvmCompatibleEvm', 0n],
  ['getAllowTvmSelfdestructRestriction', 1n],
  ['getAllowTvmOsaka', 1n],
]
