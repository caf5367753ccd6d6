import type { ContractFaults } from '../../scripts/mutation/contractFaults.ts'

export const otcFaults: ContractFaults = {
  equivalent: [
    {
      file: 'Otc.sol',
      was: 'if (fee > 0) _splitFee(want, msg.sender, fee);',
      now: 'if (fee >= 0) _splitFee(want, msg.sender, fee);',
      why: 'a fee of 0 is split into nothing; only energy is spent',
    },
    {
      file: 'Otc.sol',
      was: 'if (coin == address(0)) return 0;',
      now: 'if (coin == address(1)) return 0;',
      why: 'TRX would have a slot that holds zero; only energy is spent',
    },
  ],
  ofLaws: [
    {
      law: 2,
      file: 'Otc.sol',
      was: 'if (offer.maker != msg.sender) revert(OtcReason.NOT_MAKER);',
      now: 'if (offer.maker != address(this)) revert(OtcReason.NOT_MAKER);',
    },
    {
      law: 5,
      file: 'Otc.sol',
      was: 'if (block.timestamp < word.expiry()) revert(OtcReason.NOT_EXPIRED);',
      now: '',
    },
  ],
}
