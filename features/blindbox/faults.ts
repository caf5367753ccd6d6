import type { ContractFaults } from '../../scripts/mutation/contractFaults.ts'

export const blindboxFaults: ContractFaults = {
  equivalent: [
    ...[
      'if ((asked >> level) & 2 == 1) continue;',
      'if ((asked << level) & 1 == 1) continue;',
      'if ((asked >> level) & 1 == 2) continue;',
    ].map((now) => ({
      file: 'BoxSeries.sol',
      was: 'if ((asked >> level) & 1 == 1) continue;',
      now,
      why: 'reading the price of a level again costs energy and changes nothing else',
    })),
    {
      file: 'BoxSeries.sol',
      was: 'asked |= 1 << level;',
      now: 'asked |= 1 >> level;',
      why: 'reading the price of a level again costs energy and changes nothing else',
    },
    {
      file: 'BoxSeries.sol',
      was: 'if (price > most) most = price;',
      now: 'if (price >= most) most = price;',
      why: 'where both are equal either is the same',
    },
    {
      file: 'BoxBonds.sol',
      was: 'if (_pending(stock, series.draws) != 0 && stock.penalty() > penalty) penalty = stock.penalty();',
      now: 'if (_pending(stock, series.draws) != 0 && stock.penalty() >= penalty) penalty = stock.penalty();',
      why: 'where both are equal either is the same',
    },
    {
      file: 'BlindBoxes.sol',
      was: 'else if (penalty > amount) penalty = amount;',
      now: 'else if (penalty >= amount) penalty = amount;',
      why: 'where both are equal either is the same',
    },
  ],
  ofLaws: [
    {
      law: 1,
      file: 'BlindBoxes.sol',
      was: 'if (_aside(penalty) * pending > stock.bond()) revert(BoxReason.BOND);',
      now: '',
    },
    {
      law: 2,
      file: 'BoxSales.sol',
      was: 'amount += _own(boxIds[i], seriesId, BoxWord.BOUGHT).price();',
      now: 'if (block.timestamp >= _series[seriesId].offer.end) revert(BoxReason.NOT_ON_SALE); amount += _own(boxIds[i], seriesId, BoxWord.BOUGHT).price();',
    },
    {
      law: 4,
      file: 'BoxMoney.sol',
      was: 'if (msg.value > used) Trx.send(msg.sender, msg.value - used);',
      now: '',
    },
  ],
}
