// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A stake in one word: base units of the coin (96 bits) and of the reward (96 bits), when it began (unix
/// seconds, 32 bits), its days (16 bits) and the number of its coin (16 bits).
type TermStake is uint256;

using TermStakeWord for TermStake global;

library TermStakeWord {
    uint256 private constant REWARD = 96;
    uint256 private constant START = 192;
    uint256 private constant DAYS = 224;
    uint256 private constant COIN = 240;

    /// @dev Amount and reward have 96 bits, the days and the number 16.
    function make(
        uint256 amount_,
        uint256 reward_,
        uint256 start_,
        uint256 days_,
        uint256 coin_
    ) internal pure returns (TermStake) {
        uint256 times = (uint256(uint32(start_)) << START) | (days_ << DAYS);
        return TermStake.wrap(amount_ | (reward_ << REWARD) | times | (coin_ << COIN));
    }

    /// @dev Zero once the principal is paid.
    function amount(TermStake self) internal pure returns (uint256) {
        return uint96(TermStake.unwrap(self));
    }

    function reward(TermStake self) internal pure returns (uint256) {
        return uint96(TermStake.unwrap(self) >> REWARD);
    }

    function start(TermStake self) internal pure returns (uint256) {
        return uint32(TermStake.unwrap(self) >> START);
    }

    function end(TermStake self) internal pure returns (uint256) {
        // In 256 bits: 16 and the 17 of a day would be multiplied in 24.
        return self.start() + uint256(uint16(TermStake.unwrap(self) >> DAYS)) * 1 days;
    }

    function coin(TermStake self) internal pure returns (uint256) {
        return TermStake.unwrap(self) >> COIN;
    }

    /// @dev What it has earned up to a time, paid or not. Rounded down: the whole reward is reached at the end, never
    /// passed.
    function earned(TermStake self, uint256 time) internal pure returns (uint256) {
        if (time >= self.end()) return self.reward();
        return (self.reward() * (time - self.start())) / (self.end() - self.start());
    }

    /// @dev The same stake, its principal paid.
    function emptied(TermStake self) internal pure returns (TermStake) {
        return TermStake.wrap((TermStake.unwrap(self) >> REWARD) << REWARD);
    }
}
