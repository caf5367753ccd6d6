// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What a sale was made with, packed behind its clone's code, as a place in memory: each call reads the few fields
/// that it needs. `ITokenFactory` explains them, `SaleConfig` packs them in this order.
type SaleTerms is uint256;

using SaleTerm for SaleTerms global;

library SaleTerm {
    uint256 private constant ALL = 10_000;
    /// @dev Bytes of a clone's code before its arguments, of the arguments, and of whole words that hold them.
    uint256 private constant BEFORE = 45;
    uint256 private constant LENGTH = 115;
    uint256 private constant ROOM = 160;

    /// @dev Those of the clone whose code runs. `CloneArgs` asks for the length first; here it is known.
    function read() internal view returns (SaleTerms terms) {
        assembly ("memory-safe") {
            terms := mload(0x40)
            mstore(0x40, add(terms, ROOM))
            extcodecopy(address(), terms, BEFORE, LENGTH)
        }
    }

    function token(SaleTerms self) internal pure returns (address) {
        return address(uint160(_at(self, 0, 20)));
    }

    function creator(SaleTerms self) internal pure returns (address) {
        return address(uint160(_at(self, 20, 20)));
    }

    function devLPReceiver(SaleTerms self) internal pure returns (address) {
        return address(uint160(_at(self, 40, 20)));
    }

    function lpDistributionEnabled(SaleTerms self) internal pure returns (bool) {
        return _at(self, 60, 1) != 0;
    }

    function startTime(SaleTerms self) internal pure returns (uint256) {
        return _at(self, 61, 5);
    }

    function presaleEthAmount(SaleTerms self) internal pure returns (uint256) {
        return _at(self, 66, 5);
    }

    function tradeEthAmount(SaleTerms self) internal pure returns (uint256) {
        return _at(self, 71, 5);
    }

    function maxTotalNum(SaleTerms self) internal pure returns (uint256) {
        return _at(self, 76, 3);
    }

    function presaleMaxNum(SaleTerms self) internal pure returns (uint256) {
        return _at(self, 79, 3);
    }

    function insideMaxNum(SaleTerms self) internal pure returns (uint256) {
        return _at(self, 82, 3);
    }

    function softCapRate(SaleTerms self) internal pure returns (uint256) {
        return _at(self, 85, 2);
    }

    function userLPShare(SaleTerms self) internal pure returns (uint256) {
        return _at(self, 87, 2);
    }

    function devLPShare(SaleTerms self) internal pure returns (uint256) {
        return _at(self, 89, 2);
    }

    function vestingDelay(SaleTerms self) internal pure returns (uint256) {
        return _at(self, 91, 3);
    }

    function vestingRate(SaleTerms self) internal pure returns (uint256) {
        return _at(self, 94, 2);
    }

    function vestingDis(SaleTerms self) internal pure returns (uint256) {
        return _at(self, 96, 3);
    }

    function backingShare(SaleTerms self) internal pure returns (uint256) {
        return _at(self, 99, 2);
    }

    function tokensPerShare(SaleTerms self) internal pure returns (uint256) {
        return _at(self, 101, 14);
    }

    // ---- What follows from them

    /// @dev As many on the curve as in the presale.
    function curveShares(SaleTerms self) internal pure returns (uint256) {
        return insideMaxNum(self) > 0 ? maxTotalNum(self) : 0;
    }

    /// @dev In shares, rounded up.
    function softCap(SaleTerms self) internal pure returns (uint256) {
        return (maxTotalNum(self) * softCapRate(self) + ALL - 1) / ALL;
    }

    /// @dev What is unlocked at a time, a rate; nothing before the first part.
    function unlockedAt(SaleTerms self, uint256 listedAt, uint256 time) internal pure returns (uint256) {
        uint256 first = listedAt + vestingDelay(self);
        if (time < first) return 0;
        uint256 dis = vestingDis(self);
        if (dis == 0) return ALL;
        uint256 parts = 1 + (time - first) / dis;
        return parts * vestingRate(self) < ALL ? parts * vestingRate(self) : ALL;
    }

    /// @dev In the order of `ITokenFactory`.
    function numbersOf(SaleTerms self) internal pure returns (uint256[13] memory) {
        return [
            startTime(self),
            presaleEthAmount(self),
            tradeEthAmount(self),
            maxTotalNum(self),
            presaleMaxNum(self),
            insideMaxNum(self),
            softCapRate(self),
            userLPShare(self),
            devLPShare(self),
            vestingDelay(self),
            vestingRate(self),
            vestingDis(self),
            backingShare(self)
        ];
    }

    function _at(SaleTerms self, uint256 offset, uint256 size) private pure returns (uint256 value) {
        assembly ("memory-safe") {
            value := shr(sub(256, mul(8, size)), mload(add(self, offset)))
        }
    }
}
