// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {IPair} from "./IPair.sol";
import {Router} from "./Router.sol";
import {TwapOracle} from "./TwapOracle.sol";
import {Zap} from "./Zap.sol";

/// @dev Everything anybody does with the pools, in any order, by three accounts; the third coin keeps some of a transfer
/// at times. Beside it what must never be.
contract ExchangeHandler is TestBase {
    uint256 private constant NEVER = type(uint256).max;

    Router private immutable router;
    Zap private immutable zap;
    TwapOracle private immutable oracle;
    OddToken private immutable odd;
    /// @dev TRX, TES and ODD, each with USDT.
    IPair[3] public pairs;
    /// @dev USDT, then the other coin of each pair.
    address[4] public coins;

    /// @dev The pool's root of the product, and its shares, after the last step.
    uint256[3] private _root;
    uint256[3] private _shares;
    /// @dev Lowest and highest price of TRX and of TES since an average began.
    uint256[2] public lowest;
    uint256[2] public highest;

    /// @dev Provided, withdrawn, swapped, bought, poked, provided with one coin.
    uint256[6] public done;
    /// @dev What must never be counted: a share became worth less.
    uint256 public fell;
    /// @dev Nor this: providing with one coin took some of the other.
    uint256 public moved;

    constructor(Router router_, Zap zap_, TwapOracle oracle_, OddToken odd_, IPair[3] memory pairs_, address[4] memory coins_) {
        (router, zap, oracle, odd) = (router_, zap_, oracle_, odd_);
        (pairs, coins) = (pairs_, coins_);
        (lowest, highest) = ([NEVER, NEVER], [uint256(0), uint256(0)]);
        look();
    }

    receive() external payable {}

    /// @dev After every step.
    modifier looked() {
        _;
        look();
    }

    // ---- Steps

    function add(uint256 which, uint256 who, uint256 amount) external looked {
        which %= 3;
        vm.prank(holder(who));
        try router.addLiquidity(coins[0], coins[which + 1], some(amount), some(amount >> 80), 0, 0, holder(who), NEVER) {
            ++done[0];
        } catch {}
    }

    function remove(uint256 which, uint256 who, uint256 share) external looked {
        which %= 3;
        uint256 held = pairs[which].balanceOf(holder(who));
        vm.prank(holder(who));
        try router.removeLiquidity(coins[0], coins[which + 1], bound(share, 0, held), 0, 0, holder(who), NEVER) {
            ++done[1];
        } catch {}
    }

    function swap(uint256 from, uint256 to, uint256 who, uint256 amount) external looked {
        (from, to) = (from % 4, to % 4);
        address[] memory path = new address[](from == 0 || to == 0 ? 2 : 3);
        (path[0], path[path.length - 1]) = (coins[from], coins[to]);
        if (path.length == 3) path[1] = coins[0];
        vm.prank(holder(who));
        try router.swapExactTokensForTokens(some(amount), 0, path, holder(who), NEVER) {
            ++done[2];
        } catch {}
    }

    function buy(uint256 which, uint256 kind, uint256 who, uint256 amount) external looked {
        which %= 3;
        address coin = [address(0), coins[0], coins[which + 1]][kind % 3];
        amount = some(amount);
        vm.deal(holder(who), amount);
        vm.prank(holder(who));
        try zap.zap{value: coin == address(0) ? amount : 0}(address(pairs[which]), coin, amount, 0, holder(who), NEVER) {
            ++done[3];
        } catch {}
    }

    /// @dev Without `Zap`, by an account that pays in and calls; the reserve of the other coin stays as it was.
    function provideWithOne(uint256 which, uint256 kind, uint256 who, uint256 amount) external looked {
        IPair pair = pairs[which % 3];
        address coin = kind % 2 == 0 ? coins[0] : coins[(which % 3) + 1];
        address other = pair.token0() == coin ? pair.token1() : pair.token0();
        uint256 before = reserveOf(pair, other);
        (bool sent, ) = coin.call(abi.encodeCall(ITRC20.transfer, (address(pair), some(amount))));
        if (!sent) return;
        try pair.mintWithOne(coin, holder(who)) {
            ++done[5];
            if (reserveOf(pair, other) != before) ++moved;
        } catch {}
    }

    /// @dev Sent to a pool without a call, then skimmed or synced by anyone.
    function surplus(uint256 which, uint256 coin, uint256 amount, uint256 what) external looked {
        which %= 3;
        address given = coin % 2 == 0 ? coins[0] : coins[which + 1];
        (bool sent, ) = given.call(abi.encodeCall(ITRC20.transfer, (address(pairs[which]), some(amount))));
        if (sent && what % 3 == 0) pairs[which].skim(address(this));
        if (sent && what % 3 == 1) pairs[which].sync();
    }

    function setHabit(uint256 keeps) external looked {
        odd.setHabits(keeps % 4 == 0 ? keeps % 20 : 0, 0, false, false);
    }

    function wait(uint256 seconds_) external looked {
        vm.warp(vm.getBlockTimestamp() + (seconds_ % 3_600));
    }

    function poke() external looked {
        if (!oracle.due()) return;
        oracle.poke();
        ++done[4];
    }

    // ---- What is

    function holder(uint256 who) public pure returns (address) {
        return [address(0xa11ce), address(0xb0b), address(0xca201)][who % 3];
    }

    function reserveOf(IPair pair, address coin) private view returns (uint256) {
        (uint256 reserve0, uint256 reserve1, ) = pair.getReserves();
        return pair.token0() == coin ? reserve0 : reserve1;
    }

    /// @dev From a unit to 10^22, each size as often as any other.
    function some(uint256 any) private pure returns (uint256) {
        return bound(any >> 8, 1, 10 ** ((any % 256) % 23));
    }

    function look() private {
        for (uint256 i; i < 3; ++i) {
            (uint256 reserve0, uint256 reserve1, ) = pairs[i].getReserves();
            uint256 root = Math.sqrt(reserve0 * reserve1);
            uint256 shares = pairs[i].totalSupply();
            // The root is rounded down: a unit is not a loss.
            if ((root + 1) * _shares[i] < _root[i] * shares) ++fell;
            (_root[i], _shares[i]) = (root, shares);
            if (i == 2) continue;
            bool usdtFirst = pairs[i].token0() == coins[0];
            uint256 price = usdtFirst ? (reserve1 << 112) / reserve0 : (reserve0 << 112) / reserve1;
            if (price < lowest[i]) lowest[i] = price;
            if (price > highest[i]) highest[i] = price;
        }
    }
}
