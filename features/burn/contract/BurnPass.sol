// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A pass in one word: its price in sun, which lies in the contract (128 bits), and whether a burn has used it.
/// Packed by hand: one write, where a struct's fields take two.
type BurnPass is uint256;

using BurnPassWord for BurnPass global;

library BurnPassWord {
    uint256 private constant USED = 1 << 128;

    /// @dev There are less than 2^57 sun in all.
    function bought(uint256 sun_) internal pure returns (BurnPass) {
        return BurnPass.wrap(sun_);
    }

    function sun(BurnPass self) internal pure returns (uint256) {
        return uint128(BurnPass.unwrap(self));
    }

    function isUsed(BurnPass self) internal pure returns (bool) {
        return BurnPass.unwrap(self) & USED != 0;
    }

    /// @dev Never undone.
    function used(BurnPass self) internal pure returns (BurnPass) {
        return BurnPass.wrap(BurnPass.unwrap(self) | USED);
    }

    /// @dev Its price lies here no longer.
    function collected() internal pure returns (BurnPass) {
        return BurnPass.wrap(USED);
    }
}
