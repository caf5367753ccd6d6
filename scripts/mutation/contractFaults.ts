import { ofFeatures } from '../features.ts'

/** Faults in one line of a contract each, that a feature's `faults.ts` names; files below its `contract/`. */
export interface ContractFaults {
  /** Those that are none: the code with them does the same. */
  readonly equivalent?: readonly (LineFault & { readonly why: string })[]
  /** Those that the campaign over the whole product must find. */
  readonly ofLaws?: readonly LawFault[]
}

interface LineFault {
  readonly file: string
  /** The whole line, without its indentation. */
  readonly was: string
  readonly now: string
}

/** The file has its line once. */
export interface LawFault extends LineFault {
  /** That it breaks; CONTRIBUTING.md has them. */
  readonly law: 1 | 2 | 3 | 4 | 5
}

const platform: ContractFaults = {
  equivalent: [
    {
      file: 'Trx.sol',
      was: 'if (energy < ENOUGH) revert(ENERGY);',
      now: 'if (energy <= ENOUGH) revert(ENERGY);',
      why: 'no more than 90,000 of it are needed; a unit decides nothing',
    },
    ...['1, 0, 0, 0', '0, 0, 1, 0', '0, 0, 0, 1'].map((places) => ({
      file: 'Trx.sol',
      was: 'sent := call(energy, to, sun, 0, 0, 0, 0)',
      now: `sent := call(energy, to, sun, ${places})`,
      why: 'nothing is passed along from there, and the reply goes to unused memory',
    })),
  ],
  ofLaws: [
    {
      law: 1,
      file: 'RewardVault.sol',
      was: 'if (promised.sum() > _COIN.balanceOf(address(this))) revert(VaultReason.RESERVE);',
      now: '',
    },
    {
      law: 5,
      file: 'RewardVault.sol',
      was: 'if (msg.sender != spender) revert(VaultReason.NOT_SPENDER);',
      now: '',
    },
  ],
}

const all = [
  { folder: 'platform/contracts', ...platform },
  ...(await ofFeatures<ContractFaults>('faults')).map(({ feature, ...faults }) => ({
    folder: `features/${feature}/contract`,
    ...faults,
  })),
]

/** Of all contracts, by file from the root. */
const placed = <T extends LineFault>(pick: (one: ContractFaults) => readonly T[] | undefined) =>
  all.flatMap((one) => (pick(one) ?? []).map((f) => ({ ...f, file: `${one.folder}/${f.file}` })))

export const equivalents = placed(({ equivalent }) => equivalent)
export const lawFaults = placed(({ ofLaws }) => ofLaws)

export const isEquivalent = (survivor: LineFault): boolean =>
  equivalents.some(
    ({ file, was, now }) => survivor.file === file && survivor.was === was && survivor.now === now,
  )
