// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {CloneArgs} from "./CloneArgs.sol";
import {FactoryReason} from "./LaunchReason.sol";

/// @notice What a token was made with; `ITokenFactory` explains each.
struct TokenTerms {
    uint256 totalSupply;
    address creator;
    address feeRecipient;
    uint256 feeBuy;
    uint256 feeSell;
    bool lpBurnEnabled;
    bool isInsideSell;
    uint256 lpBurnFrequency;
    uint256 percentForLPBurn;
    uint256 burnLimit;
    uint256 protectTime;
    uint256 protectFee;
    uint256 swapThreshold;
}

/// @title Checks, packs and reads the config of a token.
library TokenTerm {
    uint256 private constant MIN_SUPPLY = 10 ** 18;
    uint256 private constant MAX_SUPPLY = 10 ** 33;
    uint256 private constant MAX_FEE = 500;
    uint256 private constant MAX_PROTECT_FEE = 3_000;
    uint256 private constant MAX_PROTECT_TIME = 98 minutes;
    uint256 private constant MAX_STEP = 100;
    uint256 private constant NAME_AT = 97;

    /// @dev Reasons: NAME, SYMBOL, SUPPLY, FEES, FEE_RECIPIENT, LP_BURN, PROTECT, THRESHOLD.
    function pack(
        string calldata name,
        string calldata symbol,
        uint256[9] calldata numbers,
        address feeRecipient,
        bool[2] calldata switches
    ) internal view returns (bytes memory) {
        if (bytes(name).length == 0 || bytes(name).length > 32) revert(FactoryReason.NAME);
        if (bytes(symbol).length == 0 || bytes(symbol).length > 12) revert(FactoryReason.SYMBOL);
        _check(numbers, feeRecipient, switches);
        bytes memory head = abi.encodePacked(
            uint112(numbers[0]),
            msg.sender,
            feeRecipient,
            uint16(numbers[1]),
            uint16(numbers[2]),
            uint8((switches[0] ? 1 : 0) | (switches[1] ? 2 : 0))
        );
        bytes memory rest = abi.encodePacked(
            uint32(numbers[3]),
            uint16(numbers[4]),
            uint112(numbers[5]),
            uint16(numbers[6]),
            uint16(numbers[7]),
            uint112(numbers[8])
        );
        return abi.encodePacked(head, rest, uint8(bytes(name).length), name, symbol);
    }

    function read() internal view returns (TokenTerms memory terms) {
        bytes memory args = CloneArgs.own();
        terms.totalSupply = CloneArgs.number(args, 0, 14);
        terms.creator = CloneArgs.account(args, 14);
        terms.feeRecipient = CloneArgs.account(args, 34);
        terms.feeBuy = CloneArgs.number(args, 54, 2);
        terms.feeSell = CloneArgs.number(args, 56, 2);
        uint256 switches = CloneArgs.number(args, 58, 1);
        terms.lpBurnEnabled = switches & 1 != 0;
        terms.isInsideSell = switches & 2 != 0;
        terms.lpBurnFrequency = CloneArgs.number(args, 59, 4);
        terms.percentForLPBurn = CloneArgs.number(args, 63, 2);
        terms.burnLimit = CloneArgs.number(args, 65, 14);
        terms.protectTime = CloneArgs.number(args, 79, 2);
        terms.protectFee = CloneArgs.number(args, 81, 2);
        terms.swapThreshold = CloneArgs.number(args, 83, 14);
    }

    function readName() internal view returns (string memory) {
        bytes memory args = CloneArgs.own();
        return CloneArgs.text(args, NAME_AT + 1, CloneArgs.number(args, NAME_AT, 1));
    }

    function readSymbol() internal view returns (string memory) {
        bytes memory args = CloneArgs.own();
        uint256 start = NAME_AT + 1 + CloneArgs.number(args, NAME_AT, 1);
        return CloneArgs.text(args, start, args.length - start);
    }

    /// @dev Whether the pair of the token has anything to do with it.
    function needsPair(TokenTerms memory self) internal pure returns (bool) {
        return self.feeBuy + self.feeSell + self.protectFee > 0 || self.lpBurnEnabled;
    }

    /// @dev A rate that falls evenly from the opening on, rounded down, to 0 at the end of its time.
    function protectFeeAt(TokenTerms memory self, uint256 openedAt) internal view returns (uint256) {
        uint256 end = openedAt + self.protectTime;
        if (block.timestamp >= end) return 0;
        return (self.protectFee * (end - block.timestamp)) / self.protectTime;
    }

    function _check(uint256[9] calldata numbers, address feeRecipient, bool[2] calldata switches) private pure {
        uint256 supply = numbers[0];
        if (supply < MIN_SUPPLY || supply > MAX_SUPPLY) revert(FactoryReason.SUPPLY);
        (uint256 feeBuy, uint256 feeSell) = (numbers[1], numbers[2]);
        if (feeBuy > MAX_FEE || feeSell > MAX_FEE) revert(FactoryReason.FEES);
        if ((feeRecipient == address(0)) != (feeBuy + feeSell == 0)) revert(FactoryReason.FEE_RECIPIENT);
        if (!_burnFits(switches[0], numbers[3], numbers[4], numbers[5], supply)) revert(FactoryReason.LP_BURN);
        (uint256 protectTime, uint256 protectFee) = (numbers[6], numbers[7]);
        if (protectTime > MAX_PROTECT_TIME || protectFee > MAX_PROTECT_FEE) revert(FactoryReason.PROTECT);
        if ((protectTime == 0) != (protectFee == 0)) revert(FactoryReason.PROTECT);
        uint256 threshold = numbers[8];
        if (switches[1] && feeRecipient == address(0)) revert(FactoryReason.THRESHOLD);
        if ((threshold > 0) != switches[1] || threshold > supply / 100) revert(FactoryReason.THRESHOLD);
    }

    function _burnFits(
        bool enabled,
        uint256 frequency,
        uint256 percent,
        uint256 limit,
        uint256 supply
    ) private pure returns (bool) {
        if (!enabled) return frequency == 0 && percent == 0 && limit == 0;
        bool steps = frequency >= 1 hours && frequency <= 30 days && percent > 0 && percent <= MAX_STEP;
        // Compared so that nothing is rounded: 1 % to 20 %. A limit that could overflow is above the supply.
        return steps && limit <= supply / 5 && limit * 100 >= supply;
    }
}
