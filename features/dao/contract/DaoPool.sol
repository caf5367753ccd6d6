// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {Checkpoints} from "@openzeppelin/tron-contracts/utils/structs/Checkpoints.sol";
import {SafeCast} from "@openzeppelin/tron-contracts/utils/math/SafeCast.sol";
import {Time} from "@openzeppelin/tron-contracts/utils/types/Time.sol";
import {Deposits} from "../../../platform/contracts/Deposits.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {PoolReason} from "./DaoReason.sol";
import {IDaoPool} from "./IDaoPool.sol";

/// @title The community's pool of TRX and coins.
contract DaoPool is IDaoPool {
    using Checkpoints for Checkpoints.Trace208;
    using SafeTRC20 for ITRC20;

    /// @inheritdoc IDaoPool
    uint256 public constant WINDOW = 30 days;
    /// @inheritdoc IDaoPool
    uint256 public constant PARTS = 10;

    /// @inheritdoc IDaoPool
    address public immutable timelock;

    /// @dev All that was ever paid of a coin, by time: a window's part is a difference.
    mapping(address coin => Checkpoints.Trace208) private _paid;

    constructor(address timelock_) {
        timelock = timelock_;
    }

    // ---- What anyone gives

    /// @dev A plain transfer of a wallet runs no code: it is in the pool without an event.
    receive() external payable {
        _receiveTrx();
    }

    /// @inheritdoc IDaoPool
    function donate() external payable {
        _receiveTrx();
    }

    /// @inheritdoc IDaoPool
    function donateCoin(address coin, uint256 amount) external {
        if (amount == 0) revert(PoolReason.ZERO);
        if (coin.code.length == 0) revert(PoolReason.COIN);

        // Interaction: first here, since what arrives is what is given.
        uint256 arrived = Deposits.take(ITRC20(coin), address(this), amount);

        emit Donated(coin, msg.sender, arrived);
    }

    // ---- What a proposal pays

    /// @inheritdoc IDaoPool
    function pay(address coin, address to, uint256 amount) external {
        if (msg.sender != timelock) revert(PoolReason.NOT_TIMELOCK);
        if (amount == 0) revert(PoolReason.ZERO);
        if (to == address(0) || to == address(this)) revert(PoolReason.ADDRESS);
        if (coin != address(0) && coin.code.length == 0) revert(PoolReason.COIN);
        if (amount > payableNow(coin)) revert(PoolReason.LIMIT);
        uint256 sum = uint256(_paid[coin].latest()) + amount;

        // Effect:
        _paid[coin].push(Time.timestamp(), SafeCast.toUint208(sum));

        emit Paid(coin, to, amount);

        // Interaction: the real USDT answers false where it has paid.
        if (coin == address(0)) Trx.send(to, amount);
        else ITRC20(coin).safeTransferChecked(to, amount);
    }

    // ---- Reads

    /// @inheritdoc IDaoPool
    function poolOf(address coin) public view returns (uint256) {
        return coin == address(0) ? address(this).balance : ITRC20(coin).balanceOf(address(this));
    }

    /// @inheritdoc IDaoPool
    function paidLately(address coin) public view returns (uint256) {
        uint48 start = Time.timestamp() - uint48(WINDOW);
        return _paid[coin].latest() - _paid[coin].upperLookupRecent(start);
    }

    /// @inheritdoc IDaoPool
    function payableNow(address coin) public view returns (uint256) {
        uint256 lately = paidLately(coin);
        uint256 most = (poolOf(coin) + lately) / PARTS;
        return most > lately ? most - lately : 0;
    }

    // ---- Inside

    function _receiveTrx() private {
        if (msg.value == 0) revert(PoolReason.ZERO);
        emit Donated(address(0), msg.sender, msg.value);
    }
}
