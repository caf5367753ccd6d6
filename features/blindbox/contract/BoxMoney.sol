// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Credit, Credits} from "../../../platform/contracts/Credits.sol";
import {IPriceOracle} from "../../../platform/contracts/IPriceOracle.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {IFeeSplitter} from "../../team/contract/IFeeSplitter.sol";
import {BoxReason, IBlindBoxes} from "./IBlindBoxes.sol";
import {Limit} from "./Limit.sol";

/// @title The money of boxes: what comes in, what goes out or is credited, what one allows oneself.
abstract contract BoxMoney is IBlindBoxes {
    using Credits for Credit;

    /// @notice Hundredths of a percent of a drawn box's price that go to the fee splitter.
    uint256 public constant FEE = 500;

    IFeeSplitter public immutable splitter;
    IPriceOracle public immutable oracle;
    /// @dev The splitter's reward pool, which never changes.
    address internal immutable _pool;

    mapping(address account => Credit) private _credits;
    mapping(address user => Limit) private _limits;

    constructor(IFeeSplitter splitter_, IPriceOracle oracle_) {
        splitter = splitter_;
        oracle = oracle_;
        _pool = splitter_.poolAddress();
    }

    // ---- Credits

    /// @inheritdoc IBlindBoxes
    function withdraw(address account) external {
        uint256 amount = _credits[account].take();
        if (amount == 0) revert(BoxReason.NOTHING);

        emit Withdrawn(account, amount);

        // Interaction:
        Trx.send(account, amount);
    }

    // ---- A limit against oneself

    /// @inheritdoc IBlindBoxes
    function setDailyLimit(uint256 sun) external {
        if (sun > type(uint64).max) revert(BoxReason.AMOUNT);
        Limit limit = _limits[msg.sender];
        uint256 current = limit.at(block.timestamp);
        bool lower = current == 0 || (sun != 0 && sun <= current);
        uint256 from = lower ? block.timestamp : block.timestamp + 1 days;

        // Effect:
        _limits[msg.sender] = lower ? limit.lowered(sun) : limit.raised(block.timestamp, sun, from);

        emit LimitSet(msg.sender, sun, from);
    }

    // ---- Reads

    /// @inheritdoc IBlindBoxes
    function creditOf(address account) external view returns (uint256) {
        return _credits[account].due();
    }

    /// @inheritdoc IBlindBoxes
    function dailyLimitOf(address user)
        external
        view
        returns (uint256 limit, uint256 spent, uint256 later, uint256 time)
    {
        Limit word = _limits[user];
        limit = word.at(block.timestamp);
        spent = word.spentOn(block.timestamp / 1 days);
        (later, time) = word.coming(block.timestamp);
    }

    // ---- Inside

    /// @dev Counts against the caller's limit, where there is one.
    function _spend(uint256 amount) internal {
        Limit limit = _limits[msg.sender];
        uint256 most = limit.at(block.timestamp);
        if (most == 0) return;
        uint256 today = block.timestamp / 1 days;
        uint256 sum = limit.spentOn(today) + amount;
        if (sum > most) revert(BoxReason.LIMIT);

        // Effect:
        _limits[msg.sender] = limit.spent(today, sum);
    }

    /// @dev The TRX sent are enough.
    function _requireValue(uint256 amount) internal view {
        if (msg.value < amount) revert(BoxReason.PRICE);
    }

    /// @dev What came above the price.
    function _giveChange(uint256 used) internal {
        if (msg.value > used) Trx.send(msg.sender, msg.value - used);
    }

    /// @dev Pays, or credits who refuses: no receiver holds up the others.
    /// Warning: runs code of the receiver. Call it last, when storage is final.
    function _pay(address to, uint256 amount) internal {
        if (!Trx.trySend(to, amount)) _credit(to, amount);
    }

    function _credit(address to, uint256 amount) internal {
        _credits[to].add(amount);

        emit Credited(to, amount);
    }
}
