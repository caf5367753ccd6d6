// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {ISale} from "../../features/launch/contract/ISale.sol";
import {Sale} from "../../features/launch/contract/Sale.sol";
import {Vm} from "../../platform/contracts/TestBase.t.sol";
import {Book, Part} from "./Part.t.sol";

/// @title The books of all sales, kept from their events: shares, TRX and tokens, and the state that follows from time.
/// @notice All sales have the numbers of `launchCall`.
abstract contract SaleBooks is Part {
    uint256 internal constant PRICE = 5_000e6;
    uint256 internal constant FIRST = 7_500e6;
    uint256 internal constant SHARES = 10;
    uint256 internal constant SOFT_CAP = 3;
    /// @dev Half of a million tokens by twenty shares.
    uint256 internal constant SHARE = 25_000e18;
    uint256 internal constant LIVE = 1;
    uint256 internal constant FAILED = 2;
    uint256 internal constant INSIDE = 3;
    uint256 internal constant LISTABLE = 4;
    uint256 internal constant EXPIRED = 5;
    uint256 internal constant LISTED = 6;

    struct One {
        address token;
        address creator;
        address lister;
        address pair;
        uint256 start;
        uint256 end;
        uint256 sold;
        uint256 inside;
        uint256 moves;
        uint256 soldOutAt;
        uint256 listedAt;
        uint256 raise;
        uint256 curve;
        uint256 floorLeft;
        uint256 tap;
        uint256 tapPaid;
        uint256 credits;
        uint256 liquidity;
        uint256 perShare;
        uint256 tokensPaid;
    }

    struct Own {
        uint256 shares;
        uint256 inside;
        uint256 claimed;
        uint256 liquidity;
        uint256 insideClaimed;
        uint256 redeemed;
        uint256 credit;
    }

    Sale[] private _all;
    mapping(Sale sale => One) private _ones;
    mapping(Sale sale => mapping(address user => Own)) private _owns;

    constructor(Book book_) Part(book_) {}

    /// @dev It begins where it is made.
    function follow(Sale sale) internal {
        _all.push(sale);
        One storage one = _ones[sale];
        (uint256[13] memory numbers,,) = sale.terms();
        (one.token, one.creator, one.start) = (sale.token(), sale.creator(), numbers[0]);
        one.end = one.start + 30 days;
        book.register(address(sale), this);
        book.open(address(sale), TRX);
    }

    function salesCount() internal view returns (uint256) {
        return _all.length;
    }

    function pick(uint256 which) internal view returns (Sale, One storage) {
        return at(_all[which % _all.length]);
    }

    function at(Sale sale) internal view returns (Sale, One storage) {
        return (sale, _ones[sale]);
    }

    /// @dev What x inside shares cost by their prices, each the mean of those before and after it, rounded up in all.
    function costOf(uint256 x) internal pure returns (uint256 sun) {
        for (uint256 i; i < x; ++i) sun += FIRST * (2 * SHARES + 2 * i + 1);
        return (sun + 2 * SHARES - 1) / (2 * SHARES);
    }

    function heldOf(One storage one, address user) internal view returns (uint256) {
        return ITRC20(one.token).balanceOf(user);
    }

    function stageOf(One storage one) internal view returns (uint256) {
        uint256 time = vm.getBlockTimestamp();
        if (one.listedAt > 0) return LISTED;
        if (time < one.end) return LIVE;
        if (one.sold < SOFT_CAP) return FAILED;
        uint256 from = one.soldOutAt > 0 ? one.soldOutAt : one.end + 30 days;
        if (time < from) return INSIDE;
        return time < from + 7 days ? LISTABLE : EXPIRED;
    }

    /// @dev A quarter after 5 days, and one each 10 days.
    function unlockedOf(One storage one) internal view returns (uint256) {
        uint256 time = vm.getBlockTimestamp() - one.listedAt;
        if (time < 5 days) return 0;
        uint256 parts = 1 + (time - 5 days) / 10 days;
        return parts < 4 ? 2_500 * parts : 10_000;
    }

    function flownOf(One storage one) internal view returns (uint256) {
        uint256 time = vm.getBlockTimestamp() - one.listedAt;
        return time < 180 days ? (one.tap * time) / 180 days : one.tap;
    }

    // ---- Events

    function readSale(Vm.Log calldata log) internal {
        (Sale sale, One storage one) = at(Sale(log.emitter));
        bytes32 kind = log.topics[0];
        Own storage own = _owns[sale][log.topics.length > 1 ? topic(log, 1) : address(0)];
        if (kind == ISale.Minted.selector) minted(log, one, own);
        else if (kind == ISale.Left.selector) left(log, one, own);
        else if (kind == ISale.Refunded.selector) refunded(log, one, own);
        else if (kind == ISale.BoughtInside.selector) bought(log, one, own);
        else if (kind == ISale.SoldInside.selector) soldBack(log, one, own);
        else if (kind == ISale.Listed.selector) listed(log, one);
        else if (kind == ISale.Claimed.selector) claimed(log, one, own);
        else if (kind == ISale.ClaimedInside.selector) claimedInside(log, one, own);
        else readMoney(log, one, own);
    }

    function readMoney(Vm.Log calldata log, One storage one, Own storage own) private {
        bytes32 kind = log.topics[0];
        if (kind == ISale.Divided.selector) {
            vm.assertEq(word(log, 4), one.raise / 5, "law 3: the floor");
            uint256 pool = (one.raise - one.raise / 5) * 70 / 100;
            vm.assertEq(word(log, 4) + word(log, 5) + word(log, 6) + pool, one.raise, "law 3: the raise is its parts");
            (one.floorLeft, one.tap, one.raise) = (word(log, 4), word(log, 5), 0);
            (one.liquidity, one.perShare) = (word(log, 0), word(log, 0) / one.sold);
            book.move(log.emitter, one.lister, TRX, word(log, 6));
        } else if (kind == ISale.Redeemed.selector) {
            uint256 supply = ITRC20(one.token).totalSupply() + word(log, 0);
            vm.assertLe(word(log, 1), (one.floorLeft * word(log, 0)) / supply, "law 5: more than its part of the floor");
            one.floorLeft -= word(log, 1);
            own.redeemed += word(log, 0);
            vm.assertEq(word(log, 2), one.floorLeft, "law 3: the floor that is left");
            book.move(log.emitter, topic(log, 1), TRX, word(log, 1));
        } else if (kind == ISale.TapCollected.selector) {
            one.tapPaid += word(log, 0);
            vm.assertEq(topic(log, 1), one.creator, "law 5: another took the creator's part");
            vm.assertLe(one.tapPaid, flownOf(one), "law 5: more than has flown to the creator");
            book.move(log.emitter, one.creator, TRX, word(log, 0));
        } else if (kind == ISale.CreditPaid.selector) {
            vm.assertEq(word(log, 0), own.credit, "law 2: all of a credit");
            (own.credit, one.credits) = (0, one.credits - word(log, 0));
            book.move(log.emitter, topic(log, 2), TRX, word(log, 0));
        }
    }

    function minted(Vm.Log calldata log, One storage one, Own storage own) private {
        vm.assertEq(stageOf(one), LIVE, "minted while it is live");
        vm.assertTrue(own.shares == 0 && word(log, 0) <= 2, "no more than an account may");
        vm.assertTrue(topic(log, 1) != one.creator, "the creator bought");
        vm.assertEq(word(log, 1), word(log, 0) * PRICE, "law 3: shares at their price");
        (own.shares, one.sold, one.raise) = (word(log, 0), one.sold + word(log, 0), one.raise + word(log, 1));
        vm.assertLe(one.sold, SHARES, "law 5: more than all shares");
        uint256 last = vm.getBlockTimestamp() + 1 days;
        if (one.sold == SHARES && one.end > last) one.end = last;
        vm.assertEq(word(log, 3), one.end, "the end moves as it is written");
        book.move(topic(log, 1), log.emitter, TRX, word(log, 1));
    }

    function left(Vm.Log calldata log, One storage one, Own storage own) private {
        vm.assertEq(stageOf(one), LIVE, "left while it is live");
        pays(log, one, own);
        one.sold -= word(log, 0);
        if (one.end - vm.getBlockTimestamp() <= 1 days && one.moves < 3) {
            (one.end, one.moves) = (one.end + 1 days, one.moves + 1);
        }
        vm.assertEq(word(log, 3), one.end, "the end moves as it is written");
        book.move(log.emitter, topic(log, 1), TRX, word(log, 1));
    }

    function refunded(Vm.Log calldata log, One storage one, Own storage own) private {
        uint256 stage = stageOf(one);
        vm.assertTrue(stage == FAILED || stage == EXPIRED, "refunded where it came to nothing");
        pays(log, one, own);
        if (word(log, 2) == 0) return book.move(log.emitter, topic(log, 1), TRX, word(log, 1));
        vm.assertTrue(topic(log, 1).code.length > 0, "law 2: a wallet was not paid");
        (own.credit, one.credits) = (own.credit + word(log, 1), one.credits + word(log, 1));
    }

    function pays(Vm.Log calldata log, One storage one, Own storage own) private {
        vm.assertEq(word(log, 0), own.shares, "law 2: all shares come back");
        vm.assertEq(word(log, 1), own.shares * PRICE, "law 2: for what they cost");
        (own.shares, one.raise) = (0, one.raise - word(log, 1));
    }

    function bought(Vm.Log calldata log, One storage one, Own storage own) private {
        vm.assertEq(stageOf(one), INSIDE, "bought inside in its time");
        uint256 next = one.inside + word(log, 0);
        vm.assertEq(word(log, 1), costOf(next) - costOf(one.inside), "law 4: inside shares at their price");
        (one.inside, one.curve, own.inside) = (next, one.curve + word(log, 1), own.inside + word(log, 0));
        vm.assertTrue(own.inside <= 2 && next <= SHARES, "no more than an account may");
        if (next == SHARES) one.soldOutAt = vm.getBlockTimestamp();
        book.move(topic(log, 1), log.emitter, TRX, word(log, 1));
    }

    function soldBack(Vm.Log calldata log, One storage one, Own storage own) private {
        uint256 stage = stageOf(one);
        vm.assertTrue(stage >= INSIDE && stage <= EXPIRED, "sold back in its time");
        uint256 next = one.inside - word(log, 0);
        vm.assertEq(word(log, 1), costOf(one.inside) - costOf(next), "law 2: inside shares for what the curve gives");
        (one.inside, one.curve, own.inside) = (next, one.curve - word(log, 1), own.inside - word(log, 0));
        book.move(log.emitter, topic(log, 1), TRX, word(log, 1));
    }

    /// @dev The wrapped coin's own event states where the pool's TRX went.
    function listed(Vm.Log calldata log, One storage one) private {
        vm.assertEq(stageOf(one), LISTABLE, "listed in its time");
        uint256 sun = (one.raise - one.raise / 5) * 70 / 100 + one.curve;
        vm.assertEq(word(log, 0), sun, "law 3: TRX of the pool");
        (one.lister, one.pair, one.listedAt) = (topic(log, 1), topic(log, 2), vm.getBlockTimestamp());
        one.curve = 0;
        book.move(log.emitter, address(this), TRX, sun);
    }

    function claimed(Vm.Log calldata log, One storage one, Own storage own) private {
        uint256 unlocked = unlockedOf(one);
        vm.assertEq(word(log, 2), unlocked, "law 5: another part is unlocked");
        (own.claimed, own.liquidity) = (own.claimed + word(log, 0), own.liquidity + word(log, 1));
        vm.assertEq(own.claimed, SHARE * own.shares * unlocked / 10_000, "law 2: tokens of presale shares");
        vm.assertEq(own.liquidity, one.perShare * own.shares * unlocked / 10_000, "law 2: liquidity of presale shares");
        (one.tokensPaid, one.liquidity) = (one.tokensPaid + word(log, 0), one.liquidity - word(log, 1));
    }

    function claimedInside(Vm.Log calldata log, One storage one, Own storage own) private {
        vm.assertEq(own.insideClaimed, 0, "law 5: inside tokens twice");
        vm.assertEq(word(log, 0), SHARE * own.inside, "law 2: tokens of inside shares");
        (own.insideClaimed, one.tokensPaid) = (word(log, 0), one.tokensPaid + word(log, 0));
    }

    // ---- What holds

    function checkSales() internal view {
        for (uint256 i; i < _all.length; ++i) {
            (Sale sale, One storage one) = pick(i);
            uint256 owed = one.raise + one.curve + one.floorLeft + one.tap - one.tapPaid + one.credits;
            vm.assertGe(address(sale).balance, owed, "law 1: TRX of a sale do not all lie there");
            (uint256 raise, uint256 curve, uint256 floorLeft, uint256 tapLeft, uint256 credits) = sale.money();
            vm.assertEq(raise + curve + floorLeft + tapLeft + credits, owed, "law 3: what a sale owes");
            vm.assertEq(sale.state(), stageOf(one), "the state follows from time and shares");
            book.check(address(sale), TRX, "law 3: TRX of a sale");
            checkTokens(sale, one);
            for (uint256 j; j < HONEST + ATTACKERS; ++j) checkOwn(sale, one, anyone(j));
        }
    }

    function checkTokens(Sale sale, One storage one) private view {
        uint256 owed = SHARE * (one.sold + one.inside) - one.tokensPaid;
        vm.assertGe(ITRC20(one.token).balanceOf(address(sale)), owed, "law 1: tokens of shares do not all lie there");
        if (one.listedAt == 0) return;
        vm.assertGe(ITRC20(one.pair).balanceOf(address(sale)), one.liquidity, "law 1: liquidity does not all lie there");
    }

    function checkOwn(Sale sale, One storage one, address user) private view {
        Own storage own = _owns[sale][user];
        (uint256 shares, uint256 inside,,, uint256 credit) = sale.entries(user);
        vm.assertEq(shares, own.shares, "law 1: shares that nobody paid for");
        vm.assertEq(inside, own.inside, "law 1: inside shares that nobody paid for");
        vm.assertEq(credit, own.credit, "law 3: a credit");
        if (!isHonest(user) || one.listedAt == 0) return;
        uint256 had = ITRC20(one.token).balanceOf(user) + own.redeemed;
        vm.assertGe(had, own.claimed + own.insideClaimed, "law 2: tokens of an honest user");
        vm.assertGe(ITRC20(one.pair).balanceOf(user), own.liquidity, "law 2: liquidity of an honest user");
    }

    // ---- Ways out

    function leaveSales(address user, bool atTerm) internal {
        for (uint256 i; i < _all.length; ++i) {
            (Sale sale, One storage one) = pick(i);
            Own storage own = _owns[sale][user];
            uint256 stage = stageOf(one);
            if (own.shares > 0 && stage == LIVE) go(sale, user, abi.encodeCall(sale.leave, ()));
            if (own.shares > 0 && (stage == FAILED || stage == EXPIRED)) go(sale, user, abi.encodeCall(sale.refund, ()));
            if (own.inside > 0 && stage != LISTED) {
                uint256 sun = costOf(one.inside) - costOf(one.inside - own.inside);
                go(sale, user, abi.encodeCall(sale.sellInside, (own.inside, sun)));
            }
            if (stage == LISTED) leaveListed(sale, user, atTerm);
            if (own.credit > 0) go(sale, user, abi.encodeCall(sale.collect, (user)));
        }
    }

    function leaveListed(Sale sale, address user, bool atTerm) private {
        (, One storage one) = at(sale);
        Own storage own = _owns[sale][user];
        if (SHARE * own.shares * unlockedOf(one) / 10_000 > own.claimed) go(sale, user, abi.encodeCall(sale.claim, ()));
        if (own.inside > 0 && own.insideClaimed == 0) go(sale, user, abi.encodeCall(sale.claimInside, ()));
        if (atTerm) vm.assertEq(own.claimed, SHARE * own.shares, "law 2: all unlocks in the end");
        uint256 held = heldOf(one, user);
        if (one.floorLeft * held / ITRC20(one.token).totalSupply() > 0) {
            go(sale, user, abi.encodeCall(sale.redeem, (held)));
        }
        if (user == one.creator && flownOf(one) > one.tapPaid) go(sale, user, abi.encodeCall(sale.collectTap, ()));
    }

    function go(Sale sale, address user, bytes memory call) private {
        readLogs();
        as_(user, TRX, 0);
        (bool done,) = address(sale).call(call);
        vm.assertTrue(done, "law 2: a way out of a sale is refused");
        readLogs();
    }
}
