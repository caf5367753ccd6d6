import type { ContractFaults } from '../../scripts/mutation/contractFaults.ts'

export const stakingFaults: ContractFaults = {
  equivalent: [
    ...['<= 1 << 16', '< 2 << 16'].map((limit) => ({
      file: 'TermOffer.sol',
      was: 'assert(_offers.length < 1 << 16 && terms_[terms_.length - 1] < 1 << 16);',
      now: `assert(_offers.length ${limit} && terms_[terms_.length - 1] < 1 << 16);`,
      why: 'so many coins cost more energy than a block has',
    })),
    {
      file: 'TermOffer.sol',
      was: 'if (again > 0) {',
      now: 'if (again >= 0) {',
      why: 'a release of nothing changes no promise; only energy is spent',
    },
    {
      file: 'TermStake.sol',
      was: 'if (time >= self.end()) return self.reward();',
      now: 'if (time > self.end()) return self.reward();',
      why: 'at the end itself the division gives the whole reward',
    },
    {
      file: 'TermStaking.sol',
      was: 'if (amounts[i] > 0) _holdings[ids[i]] = Holding(msg.sender, uint96(earned));',
      now: 'if (amounts[i] >= 0) _holdings[ids[i]] = Holding(msg.sender, uint96(earned));',
      why: 'where nothing is due, what was paid is what is earned; only energy is spent',
    },
    ...['_stakes[id] = TermStake.wrap(1);', ''].map((now) => ({
      file: 'TermStaking.sol',
      was: '_stakes[id] = TermStake.wrap(0);',
      now,
      why: 'it has no owner from then on, so nobody reaches its word',
    })),
  ],
  ofLaws: [
    {
      law: 3,
      file: 'TermStaking.sol',
      was: 'emit Exited(id, msg.sender, amount, givenUp);',
      now: 'emit Exited(id, msg.sender, amount, 0);',
    },
  ],
}
