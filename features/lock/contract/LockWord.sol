// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A lock in one word, the same in LockA and LockB: base units that it is owed (128 bits), when it was made and
/// when it ends (unix seconds, 40 bits each), its round of `LockedCoin` (16 bits), and whether it is unlocked (1 bit).
type LockWord is uint256;

using LockWords for LockWord global;

library LockWords {
    uint256 private constant CREATED = 128;
    uint256 private constant END = 168;
    uint256 private constant ROUND = 208;
    uint256 private constant ENDED = 1 << 224;

    /// @dev The amount has 128 bits, the times 40.
    function make(uint256 amount_, uint256 createTime_, uint256 end_) internal pure returns (LockWord) {
        return LockWord.wrap(amount_ | (createTime_ << CREATED) | (end_ << END));
    }

    function amount(LockWord self) internal pure returns (uint256) {
        return uint128(LockWord.unwrap(self));
    }

    /// @dev Zero where there is no lock.
    function createTime(LockWord self) internal pure returns (uint256) {
        return uint40(LockWord.unwrap(self) >> CREATED);
    }

    function end(LockWord self) internal pure returns (uint256) {
        return uint40(LockWord.unwrap(self) >> END);
    }

    /// @dev Above 0 once a part was paid.
    function round(LockWord self) internal pure returns (uint256) {
        return uint16(LockWord.unwrap(self) >> ROUND);
    }

    /// @dev Of a lock that was made and is owed something.
    function isLocked(LockWord self) internal pure returns (bool) {
        return LockWord.unwrap(self) != 0 && LockWord.unwrap(self) & ENDED == 0;
    }

    /// @dev The same lock with another amount, of 128 bits.
    function withAmount(LockWord self, uint256 amount_) internal pure returns (LockWord) {
        return LockWord.wrap(((LockWord.unwrap(self) >> CREATED) << CREATED) | amount_);
    }

    /// @dev The same lock with another end, of 40 bits.
    function withEnd(LockWord self, uint256 end_) internal pure returns (LockWord) {
        return LockWord.wrap((LockWord.unwrap(self) & ~(uint256(type(uint40).max) << END)) | (end_ << END));
    }

    /// @dev The same lock after a payment: ended where all of it was paid, else owed the rest in a round of 16 bits.
    function paid(LockWord self, uint256 amount_, uint256 round_) internal pure returns (LockWord) {
        if (amount_ == self.amount()) return LockWord.wrap(LockWord.unwrap(self) | ENDED);
        return LockWord.wrap(
            LockWord.unwrap(make(self.amount() - amount_, self.createTime(), self.end())) | (round_ << ROUND)
        );
    }
}
