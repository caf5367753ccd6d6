import type { ContractFaults } from '../../scripts/mutation/contractFaults.ts'

export const teamFaults: ContractFaults = {
  equivalent: [
    ...['1', '2'].map((level) => ({
      file: 'FeeSplitter.sol',
      was: `if (amount${level} > 0) _credits[level${level}].add(amount${level});`,
      now: `if (amount${level} >= 0) _credits[level${level}].add(amount${level});`,
      why: 'a credit of nothing changes no credit; only energy is spent',
    })),
    {
      file: 'public/Money.sol',
      was: 'if (received > amount) received = amount;',
      now: 'if (received >= amount) received = amount;',
      why: 'where both are equal either is the same',
    },
    {
      file: 'public/Money.sol',
      was: 'if (amount > 0) _credits[to][coin].add(amount);',
      now: 'if (amount >= 0) _credits[to][coin].add(amount);',
      why: 'a credit of nothing changes no credit; only energy is spent',
    },
    {
      file: 'Team.sol',
      was: 'if (end > size) end = size;',
      now: 'if (end >= size) end = size;',
      why: 'an end that is the size already becomes the size',
    },
    {
      file: 'Team.sol',
      was: 'if (start >= end) return page;',
      now: 'if (start > end) return page;',
      why: 'a page of no members is made empty or left empty',
    },
  ],
  ofLaws: [
    {
      law: 3,
      file: 'FeeSplitter.sol',
      was: 'emit PlatformWithdrawn(platformAddress, amount);',
      now: '',
    },
  ],
}
