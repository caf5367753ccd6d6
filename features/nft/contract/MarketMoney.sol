// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {LowLevelCall} from "@openzeppelin/tron-contracts/utils/LowLevelCall.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {Credit, Credits} from "../../../platform/contracts/Credits.sol";
import {Deposits} from "../../../platform/contracts/Deposits.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {IFeeSplitter} from "../../team/contract/IFeeSplitter.sol";
import {ITeam} from "../../team/contract/ITeam.sol";
import {ICardMarket, MarketReason} from "./ICardMarket.sol";

/// @title The market's money: how it comes in, waits, and goes out.
/// @dev Guarded against calls from within wherever what arrived is reckoned from balances, and wherever money goes out
/// that waited here. A purchase in TRX needs no guard: the card has moved and the books are final before anybody is paid.
abstract contract MarketMoney is ICardMarket, ReentrancyGuardTransient {
    using SafeTRC20 for ITRC20;
    using Credits for Credit;

    /// @notice The least that a price or an offer can be: no fee of it is rounded to nothing.
    uint256 public constant MIN_PRICE = 10_000;

    /// @dev In the shares of the fee splitter: percent of the fee, and of what remains after both levels.
    uint256 private constant LEVEL1_SHARE = 10;
    uint256 private constant LEVEL2_SHARE = 5;
    uint256 private constant PLATFORM_SHARE = 70;

    ITeam internal immutable team;
    IFeeSplitter internal immutable splitter;

    /// @dev The first is zero, for TRX. At most 256: a listing has 8 bits for the number.
    address[] private _coins;
    mapping(address account => mapping(address coin => Credit)) private _credits;

    constructor(ITeam team_, IFeeSplitter splitter_, address[] memory coins_) {
        team = team_;
        splitter = splitter_;
        _coins.push(address(0));
        for (uint256 i; i < coins_.length; ++i) _coins.push(coins_[i]);
        assert(_coins.length <= 256);
    }

    // ---- Credits

    /// @inheritdoc ICardMarket
    function withdraw(address account, address coin) external nonReentrant {
        uint256 amount = _credits[account][coin].take();
        if (amount == 0) revert(MarketReason.NOTHING);

        emit Withdrawn(account, coin, amount);

        // Interaction:
        if (coin == address(0)) Trx.send(account, amount);
        else ITRC20(coin).safeTransferChecked(account, amount);
    }

    // ---- Reads

    /// @inheritdoc ICardMarket
    function creditOf(address account, address coin) external view returns (uint256) {
        return _credits[account][coin].due();
    }

    /// @inheritdoc ICardMarket
    function coins() external view returns (address[] memory) {
        return _coins;
    }

    // ---- Inside: coins

    function _numberOf(address coin) internal view returns (uint256) {
        if (coin == address(0)) return 0;
        uint256 count = _coins.length;
        for (uint256 i = 1; i < count; ++i) {
            if (_coins[i] == coin) return i;
        }
        revert(MarketReason.COIN);
    }

    function _coinOf(uint256 number) internal view returns (address) {
        return number == 0 ? address(0) : _coins[number];
    }

    function _requireAmount(uint256 amount) internal pure {
        if (amount < MIN_PRICE || amount > type(uint96).max) revert(MarketReason.AMOUNT);
    }

    // ---- Inside: in

    /// @dev TRX come with the call, at least as many as are used; with another coin none.
    function _requireValue(address coin, uint256 amount) internal view {
        if (coin == address(0) ? msg.value < amount : msg.value != 0) revert(MarketReason.VALUE);
    }

    /// @dev Takes in money of the caller that is to wait here. TRX came with the call, at least as much; more is
    /// given back by `_giveChange`.
    /// @return received What arrived: a coin may keep a fee.
    function _takeIn(address coin, uint256 amount) internal returns (uint256 received) {
        if (coin == address(0)) return amount;
        received = Deposits.take(ITRC20(coin), address(this), amount);
        // No coin makes the market owe more than was agreed.
        if (received > amount) received = amount;
    }

    /// @dev What came above the price; with another coin than TRX nothing came.
    function _giveChange(uint256 used) internal {
        if (msg.value > used) Trx.send(msg.sender, msg.value - used);
    }

    // ---- Inside: out

    /// @dev Pays, or credits who refuses: no receiver holds up the others.
    /// Warning: runs code of the receiver. Call it last, when storage is final.
    function _pay(address coin, address to, uint256 amount) internal {
        if (coin == address(0) ? Trx.trySend(to, amount) : _sendCoin(ITRC20(coin), to, amount)) return;
        _credit(coin, to, amount);

        emit Credited(to, coin, amount);
    }

    function _credit(address coin, address to, uint256 amount) internal {
        if (amount > 0) _credits[to][coin].add(amount);
    }

    /// @dev Splits the fee of a purchase along the buyer's line: TRX by the splitter, a coin here in its shares.
    function _splitFee(address coin, address buyer, uint256 fee) internal {
        if (coin == address(0)) splitter.split{value: fee}(buyer);
        else _splitCoin(coin, buyer, fee);
    }

    function _splitCoin(address coin, address buyer, uint256 fee) private {
        (address level1, address level2) = team.line(buyer);
        uint256 amount1 = level1 == address(0) ? 0 : (fee * LEVEL1_SHARE) / 100;
        uint256 amount2 = level2 == address(0) ? 0 : (fee * LEVEL2_SHARE) / 100;
        uint256 rest = fee - (fee * LEVEL1_SHARE) / 100 - (fee * LEVEL2_SHARE) / 100;
        uint256 platformAmount = (rest * PLATFORM_SHARE) / 100;
        uint256 poolAmount = fee - amount1 - amount2 - platformAmount;

        _credit(coin, level1, amount1);
        _credit(coin, level2, amount2);
        _credit(coin, splitter.platformAddress(), platformAmount);
        _credit(coin, splitter.poolAddress(), poolAmount);

        emit CoinFeeSplit(coin, buyer, fee, level1, amount1, level2, amount2, poolAmount);
    }

    /// @dev Believes the balance and not the answer: the real USDT says false when it has paid.
    /// The coin gets all energy: one that ran out of it leaves none to write a credit with, so it failed by its own will.
    /// No receiver gets any, and a cap would have to stand above what TRON asks for a busy coin.
    function _sendCoin(ITRC20 coin, address to, uint256 amount) private returns (bool sent) {
        uint256 before = coin.balanceOf(address(this));
        sent = LowLevelCall.callNoReturn(address(coin), abi.encodeCall(coin.transfer, (to, amount)));
        sent = sent && coin.balanceOf(address(this)) < before;
        if (!sent) Trx.requireDirect();
    }
}
