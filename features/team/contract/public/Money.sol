// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {LowLevelCall} from "@openzeppelin/tron-contracts/utils/LowLevelCall.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {Credit, Credits} from "../../../../platform/contracts/Credits.sol";
import {Deposits} from "../../../../platform/contracts/Deposits.sol";
import {Trx} from "../../../../platform/contracts/Trx.sol";
import {IFeeSplitter} from "../IFeeSplitter.sol";
import {IMoney} from "../IMoney.sol";
import {ITeam} from "../ITeam.sol";

/// @title Reasons that contracts with money in any coin show in a wallet.
library MoneyReason {
    /// @dev The coin is none of `coins()`.
    string internal constant COIN = "No such coin";
    /// @dev The TRX sent are not what the call takes.
    string internal constant VALUE = "Wrong amount of TRX";
    /// @dev Nothing is owed in this coin.
    string internal constant NOTHING = "Nothing to withdraw";
}

/// @title Money of a contract: how it comes in, waits, and goes out, and how a fee is split.
/// @dev Guarded against reentrancy where money that waited here goes out. Warning: what arrived is computed from
/// balances; a caller of `_takeIn` with a coin guards against reentrancy. Amounts of a listed coin have 96 bits.
abstract contract Money is IMoney, ReentrancyGuardTransient {
    using SafeTRC20 for ITRC20;
    using Credits for Credit;

    /// @dev In the shares of the fee splitter: percent of the fee, and of what remains after both levels.
    uint256 private constant LEVEL1_SHARE = 10;
    uint256 private constant LEVEL2_SHARE = 5;
    uint256 private constant PLATFORM_SHARE = 70;

    /// @dev Of fees in a coin: the platform's share in the low 128 bits, the pool's in the high ones. One write for both,
    /// and no slot is ever zero again. Neither part of what was paid is above that of what was earned.
    struct Pots {
        uint256 earned;
        uint256 paid;
    }

    ITeam internal immutable team;
    IFeeSplitter internal immutable splitter;
    address private immutable _platform;
    address private immutable _pool;

    /// @dev The first is zero, for TRX. At most 256, so that a number has 8 bits.
    address[] private _coins;
    mapping(address account => mapping(address coin => Credit)) private _credits;
    mapping(address coin => Pots) private _pots;

    constructor(ITeam team_, IFeeSplitter splitter_, address[] memory coins_) {
        team = team_;
        splitter = splitter_;
        (_platform, _pool) = (splitter_.platformAddress(), splitter_.poolAddress());
        _coins.push(address(0));
        for (uint256 i; i < coins_.length; ++i) _coins.push(coins_[i]);
        assert(_coins.length <= 256);
    }

    // ---- Payments

    /// @inheritdoc IMoney
    function withdraw(address account, address coin) external nonReentrant {
        (Credit storage credit, Pots storage pots, uint256 part) = _booksOf(account, coin);
        uint256 amount = credit.take();
        if (part != 0) {
            pots.paid += part;
            amount += uint128(part) + (part >> 128);

            emit PotsPaid(coin, uint128(part), part >> 128);
        }
        if (amount == 0) revert(MoneyReason.NOTHING);

        emit Withdrawn(account, coin, amount);

        // Interaction:
        if (coin == address(0)) Trx.send(account, amount);
        else ITRC20(coin).safeTransferChecked(account, amount);
    }

    // ---- Reads

    /// @inheritdoc IMoney
    function creditOf(address account, address coin) external view returns (uint256) {
        (Credit storage credit,, uint256 part) = _booksOf(account, coin);
        return credit.due() + uint128(part) + (part >> 128);
    }

    /// @inheritdoc IMoney
    function coins() external view virtual returns (address[] memory) {
        return _coins;
    }

    // ---- Inside: coins

    function _numberOf(address coin) internal view returns (uint256) {
        if (coin == address(0)) return 0;
        uint256 count = _coins.length;
        for (uint256 i = 1; i < count; ++i) {
            if (_coins[i] == coin) return i;
        }
        revert(MoneyReason.COIN);
    }

    function _coinOf(uint256 number) internal view returns (address) {
        return number == 0 ? address(0) : _coins[number];
    }

    /// @dev Whether a fee in this coin has shares for a line. A contract that takes listed coins alone need not look.
    function _isListed(address coin) internal view virtual returns (bool) {
        uint256 count = _coins.length;
        for (uint256 i = 1; i < count; ++i) {
            if (_coins[i] == coin) return true;
        }
        return false;
    }

    // ---- Inside: in

    /// @dev TRX come with the call, at least as many as are used; with another coin none.
    function _requireValue(address coin, uint256 amount) internal view {
        if (coin == address(0) ? msg.value < amount : msg.value != 0) revert(MoneyReason.VALUE);
    }

    /// @dev Takes in money of the caller that will wait here. TRX came with the call, at least as much; `_giveChange`
    /// returns the rest.
    /// @return received What arrived: a coin may keep a fee.
    function _takeIn(address coin, uint256 amount) internal returns (uint256 received) {
        if (coin == address(0)) return amount;
        received = Deposits.take(ITRC20(coin), address(this), amount);
        // No coin makes the contract owe more than was agreed.
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

    /// @dev Splits a fee that lies here along the payer's line: TRX by the splitter, a coin here in its shares.
    function _splitFee(address coin, address payer, uint256 fee) internal {
        if (coin == address(0)) splitter.split{value: fee}(payer);
        else _splitCoin(coin, payer, fee);
    }

    function _splitCoin(address coin, address payer, uint256 fee) private {
        address level1;
        address level2;
        uint256 amount1;
        uint256 amount2;
        uint256 poolAmount;
        // Of a listed coin 96 bits; of another one only the last subtraction is made, of nothing.
        unchecked {
            if (_isListed(coin)) {
                (level1, level2) = team.line(payer);
                amount1 = (fee * LEVEL1_SHARE) / 100;
                amount2 = (fee * LEVEL2_SHARE) / 100;
                uint256 rest = fee - amount1 - amount2;
                poolAmount = rest - (rest * PLATFORM_SHARE) / 100;
                // A line that ends early ends at the root: level 2 is missing wherever level 1 is.
                if (level2 == address(0)) {
                    poolAmount += amount2;
                    amount2 = 0;
                    if (level1 == address(0)) {
                        poolAmount += amount1;
                        amount1 = 0;
                    }
                }
                _credit(coin, level1, amount1);
                _credit(coin, level2, amount2);
            }
            _pots[coin].earned += (poolAmount << 128) | uint128(fee - amount1 - amount2 - poolAmount);
        }

        emit CoinFeeSplit(coin, payer, fee, level1, amount1, level2, amount2, poolAmount);
    }

    /// @dev Where it is written what an account is owed in a coin. `part`: of the pots, packed in the same way.
    function _booksOf(
        address account,
        address coin
    ) private view returns (Credit storage credit, Pots storage pots, uint256 part) {
        credit = _credits[account][coin];
        pots = _pots[coin];
        uint256 waiting = pots.earned - pots.paid;
        if (account == _platform) part = uint128(waiting);
        if (account == _pool) part |= (waiting >> 128) << 128;
    }

    /// @dev Checks the balance and not the return value: the real USDT returns false when it has paid. The coin gets
    /// all energy: one that uses it up leaves none to store a credit, so it fails by its own act. No receiver gets any,
    /// and a cap would have to exceed what TRON needs for a busy coin.
    function _sendCoin(ITRC20 coin, address to, uint256 amount) private returns (bool sent) {
        uint256 before = coin.balanceOf(address(this));
        sent = LowLevelCall.callNoReturn(address(coin), abi.encodeCall(coin.transfer, (to, amount)));
        sent = sent && coin.balanceOf(address(this)) < before;
        if (!sent) Trx.requireDirect();
    }
}
