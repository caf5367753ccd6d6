import type { ContractFaults } from '../../scripts/mutation/contractFaults.ts'

export const lpFaults: ContractFaults = {
  equivalent: [
    ...[
      'if (due > 0) amount += owed.take();',
      'if (earned > 0) _owed[pool][msg.sender].add(earned);',
      'if (spare > 0) pool.stream = pool.stream.spared(spare);',
    ].map((was) => ({
      file: 'LpStaking.sol',
      was,
      now: was.replace(' > ', ' >= '),
      why: 'nothing taken or added is nothing; only energy is spent',
    })),
    {
      file: 'LpPools.sol',
      was: 'if ((ahead > 0 && rate < old.rate()) || rate > type(uint96).max) revert(LpReason.RATE);',
      now: 'if ((ahead > 1 && rate < old.rate()) || rate > type(uint96).max) revert(LpReason.RATE);',
      why: 'where one unit is ahead the rate is 1, and a lower one is below any least rate',
    },
    {
      file: 'Stream.sol',
      was: 'if (to > self.until()) to = self.until();',
      now: 'if (to >= self.until()) to = self.until();',
      why: 'where both are equal either is the same',
    },
    {
      file: 'Stream.sol',
      was: 'return from < to ? self.rate() * (to - from) : 0;',
      now: 'return from <= to ? self.rate() * (to - from) : 0;',
      why: 'no time brings nothing',
    },
    ...['<= 1 << 16', '< 2 << 16'].map((limit) => ({
      file: 'LpPurchases.sol',
      was: 'assert(_pools.length < 1 << 16);',
      now: `assert(_pools.length ${limit});`,
      why: 'so many pools cost more energy than a block has',
    })),
  ],
}
