// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {FactoryReason} from "./LaunchReason.sol";

/// @notice What a sale was made with; `ITokenFactory` explains each.
struct SaleConfig {
    address token;
    address creator;
    address devLPReceiver;
    bool lpDistributionEnabled;
    uint256 startTime;
    uint256 presaleEthAmount;
    uint256 tradeEthAmount;
    uint256 maxTotalNum;
    uint256 presaleMaxNum;
    uint256 insideMaxNum;
    uint256 softCapRate;
    uint256 userLPShare;
    uint256 devLPShare;
    uint256 vestingDelay;
    uint256 vestingRate;
    uint256 vestingDis;
    uint256 backingShare;
    uint256 tokensPerShare;
}

using SaleConfigs for SaleConfig global;

/// @title Checks the config of a presale and packs it for `SaleTerms`.
library SaleConfigs {
    uint256 private constant ALL = 10_000;
    uint256 private constant MAX_PRICE = 100_000 * 1e6;

    /// @dev Reasons: START, PRICE, SHARES, PER_ADDRESS, INSIDE, SOFT_CAP, SOFT_CAP_WORTH, LIQUIDITY, VESTING,
    /// VESTING_SHORT, BACKING.
    /// @param supply What the sale has of the token, base units: 112 bits.
    /// @param leastWorth Sun that the soft cap is worth at least.
    function pack(
        address token,
        uint256 supply,
        uint256[13] calldata numbers,
        address devLPReceiver,
        bool lpDistributionEnabled,
        uint256 leastWorth
    ) internal view returns (bytes memory, SaleConfig memory terms) {
        terms.token = token;
        terms.creator = msg.sender;
        terms.devLPReceiver = devLPReceiver;
        terms.lpDistributionEnabled = lpDistributionEnabled;
        _fill(terms, numbers);
        _checkSale(terms, leastWorth);
        _checkListing(terms);
        // Far above 0: the smallest supply has 8 * 10^17 units for 4 million halves of shares.
        terms.tokensPerShare = supply / (2 * (terms.maxTotalNum + terms.curveShares()));
        return (_packed(terms), terms);
    }

    /// @dev As many on the curve as in the presale.
    function curveShares(SaleConfig memory self) internal pure returns (uint256) {
        return self.insideMaxNum > 0 ? self.maxTotalNum : 0;
    }

    /// @dev In shares, rounded up.
    function softCap(SaleConfig memory self) internal pure returns (uint256) {
        return (self.maxTotalNum * self.softCapRate + ALL - 1) / ALL;
    }

    // ---- Inside

    function _fill(SaleConfig memory terms, uint256[13] calldata numbers) private pure {
        terms.startTime = numbers[0];
        terms.presaleEthAmount = numbers[1];
        terms.tradeEthAmount = numbers[2];
        terms.maxTotalNum = numbers[3];
        terms.presaleMaxNum = numbers[4];
        terms.insideMaxNum = numbers[5];
        terms.softCapRate = numbers[6];
        terms.userLPShare = numbers[7];
        terms.devLPShare = numbers[8];
        terms.vestingDelay = numbers[9];
        terms.vestingRate = numbers[10];
        terms.vestingDis = numbers[11];
        terms.backingShare = numbers[12];
    }

    function _checkSale(SaleConfig memory terms, uint256 leastWorth) private view {
        (uint256 start, uint256 price, uint256 shares) = (terms.startTime, terms.presaleEthAmount, terms.maxTotalNum);
        if (start < block.timestamp || start > block.timestamp + 90 days) revert(FactoryReason.START);
        if (price < 1e6 || price > MAX_PRICE) revert(FactoryReason.PRICE);
        if (shares < 10 || shares > 1_000_000) revert(FactoryReason.SHARES);
        if (terms.presaleMaxNum == 0 || terms.presaleMaxNum > shares / 5) revert(FactoryReason.PER_ADDRESS);
        if (terms.insideMaxNum > shares / 5) revert(FactoryReason.PER_ADDRESS);
        if ((terms.tradeEthAmount == 0) != (terms.insideMaxNum == 0)) revert(FactoryReason.INSIDE);
        bool outside = terms.tradeEthAmount < price || terms.tradeEthAmount > 2 * price;
        if (terms.insideMaxNum > 0 && outside) revert(FactoryReason.PRICE);
        if (terms.softCapRate < 3_000 || terms.softCapRate > ALL) revert(FactoryReason.SOFT_CAP);
        if (terms.softCap() * price < leastWorth) revert(FactoryReason.SOFT_CAP_WORTH);
    }

    function _checkListing(SaleConfig memory terms) private pure {
        (uint256 users, uint256 dev) = (terms.userLPShare, terms.devLPShare);
        if (users > ALL || dev > 5_000 || users + dev > ALL) revert(FactoryReason.LIQUIDITY);
        if ((dev == 0) != (terms.devLPReceiver == address(0))) revert(FactoryReason.LIQUIDITY);
        if (!terms.lpDistributionEnabled && users + dev > 0) revert(FactoryReason.LIQUIDITY);
        (uint256 rate, uint256 dis) = (terms.vestingRate, terms.vestingDis);
        if (terms.vestingDelay > 90 days || rate < 500 || rate > ALL) revert(FactoryReason.VESTING);
        if (dis == 0 ? rate < ALL : dis < 1 hours || dis > 90 days) revert(FactoryReason.VESTING);
        // The last whole part: a smaller one after it could be a hundredth of a percent.
        bool short = terms.vestingDelay + (ALL / rate - 1) * dis < 30 days;
        if (terms.insideMaxNum > 0 && short) revert(FactoryReason.VESTING_SHORT);
        if (terms.backingShare > 5_000) revert(FactoryReason.BACKING);
    }

    function _packed(SaleConfig memory terms) private pure returns (bytes memory) {
        bytes memory head = abi.encodePacked(
            terms.token,
            terms.creator,
            terms.devLPReceiver,
            terms.lpDistributionEnabled,
            uint40(terms.startTime),
            uint40(terms.presaleEthAmount),
            uint40(terms.tradeEthAmount)
        );
        bytes memory shares = abi.encodePacked(
            uint24(terms.maxTotalNum),
            uint24(terms.presaleMaxNum),
            uint24(terms.insideMaxNum),
            uint16(terms.softCapRate),
            uint16(terms.userLPShare),
            uint16(terms.devLPShare)
        );
        return abi.encodePacked(
            head,
            shares,
            uint24(terms.vestingDelay),
            uint16(terms.vestingRate),
            uint24(terms.vestingDis),
            uint16(terms.backingShare),
            uint112(terms.tokensPerShare)
        );
    }
}
