// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Credit, Credits} from "../../../platform/contracts/Credits.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {FeeSplitterReason, IFeeSplitter} from "./IFeeSplitter.sol";
import {ITeam} from "./ITeam.sol";

/// @title Where every fee of the product goes.
contract FeeSplitter is IFeeSplitter {
    using Credits for Credit;

    uint256 private constant ONE_SPLIT = 1 << 192;
    uint256 private constant POT = type(uint96).max;

    /// @notice Percent of the fee.
    uint256 public constant LEVEL1_SHARE = 10;
    /// @notice Percent of the fee.
    uint256 public constant LEVEL2_SHARE = 5;
    /// @notice Percent of what remains after both levels' shares.
    uint256 public constant PLATFORM_SHARE = 70;

    ITeam public immutable team;
    /// @inheritdoc IFeeSplitter
    address public immutable platformAddress;
    /// @inheritdoc IFeeSplitter
    address public immutable poolAddress;

    mapping(address account => Credit) private _credits;
    /// @dev The platform's sun in the low 96 bits, the pool's in the next 96, on top the number of splits, which
    /// keeps the slot from ever being zero again. Packed by hand: one write, where a struct's fields take three.
    uint256 private _pots;

    constructor(ITeam team_, address platformAddress_, address poolAddress_) {
        team = team_;
        platformAddress = platformAddress_;
        poolAddress = poolAddress_;
    }

    // ---- Taking a fee in

    /// @inheritdoc IFeeSplitter
    function split(address payer) external payable {
        (address level1, address level2) = team.line(payer);

        // TRX in existence is below 2^57 sun: nothing here comes near its type's end.
        unchecked {
            uint256 amount1 = (msg.value * LEVEL1_SHARE) / 100;
            uint256 amount2 = (msg.value * LEVEL2_SHARE) / 100;
            uint256 rest = msg.value - amount1 - amount2;
            uint256 platformAmount = (rest * PLATFORM_SHARE) / 100;
            uint256 poolAmount = rest - platformAmount;

            // A line that ends early ends at the root: level 2 is missing wherever level 1 is.
            if (level2 == address(0)) {
                poolAmount += amount2;
                amount2 = 0;
                if (level1 == address(0)) {
                    poolAmount += amount1;
                    amount1 = 0;
                }
            }

            // Effect:
            _pots += ONE_SPLIT + (poolAmount << 96) + platformAmount;
            if (amount1 > 0) _credits[level1].add(amount1);
            if (amount2 > 0) _credits[level2].add(amount2);

            emit FeeSplit(msg.sender, payer, msg.value, level1, amount1, level2, amount2, poolAmount);
        }
    }

    // ---- Paying out

    /// @inheritdoc IFeeSplitter
    function claim() external {
        uint256 amount = _credits[msg.sender].take();
        if (amount == 0) revert(FeeSplitterReason.NOTHING);

        emit CreditClaimed(msg.sender, amount);

        // Interaction:
        Trx.send(msg.sender, amount);
    }

    /// @inheritdoc IFeeSplitter
    function withdrawPlatform() external {
        uint256 amount = _pots & POT;
        _pots -= amount;

        emit PlatformWithdrawn(platformAddress, amount);

        // Interaction:
        Trx.send(platformAddress, amount);
    }

    /// @inheritdoc IFeeSplitter
    function withdrawPool() external {
        uint256 amount = (_pots >> 96) & POT;
        _pots -= amount << 96;

        emit PoolWithdrawn(poolAddress, amount);

        // Interaction:
        Trx.send(poolAddress, amount);
    }

    // ---- Reads

    /// @inheritdoc IFeeSplitter
    function creditOf(address account) external view returns (uint256) {
        return _credits[account].due();
    }

    /// @inheritdoc IFeeSplitter
    function earnedOf(address account) external view returns (uint256) {
        return _credits[account].earned;
    }

    /// @inheritdoc IFeeSplitter
    function undistributed() external view returns (uint256 platformAmount, uint256 poolAmount) {
        return (_pots & POT, (_pots >> 96) & POT);
    }
}
