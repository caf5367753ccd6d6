// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {Usdt} from "../../../platform/contracts/local/Usdt.sol";
import {IRwaAsset} from "./IRwaAsset.sol";
import {IRwaRegistry} from "./IRwaRegistry.sol";

/// @dev Everything that buyers, holders, the parties of an asset and strangers do, in any order, with two assets: one in
/// the USDT that returns false and takes a fee at times, one in a coin that keeps some, refuses, lies and calls back. Both
/// begin again once they are over. Beside a model that adds up each distribution by hand, in fractions.
contract RwaHandler is TestBase {
    uint256 public constant ACTORS = 5;
    uint256 private constant PRICE = 3e6;
    uint256 private constant TARGET = 60;
    uint256 private constant MOST = 100;
    bytes32 private constant DOCUMENT = keccak256("offering");

    /// @dev The model of an asset. `dividends` in fractions of 2^60; `waits` and `due` of redemptions.
    struct Model {
        IRwaAsset at;
        address coin;
        uint256 deadline;
        uint256 shares;
        uint256 reachedAt;
        uint256 attestedAt;
        uint256 releasedAt;
        uint256 distributed;
        uint256 claimed;
        uint256 due;
    }

    struct Own {
        uint256 shares;
        uint256 waits;
        uint256 asked;
        uint256 fractions;
        uint256 claimed;
        uint256 due;
    }

    IRwaRegistry private immutable registry;
    Usdt private immutable usdt;
    OddToken private immutable odd;
    address private immutable registrar;
    address private immutable attestor;
    address private immutable issuer;
    address private immutable revenue;

    Model[2] private _models;
    mapping(address asset => mapping(address account => Own)) private _owns;
    mapping(address account => bool) private _allowed;
    uint256 private _documents;

    /// @dev Bought, taken back, sent back, attested, released, distributed, claimed, moved, requested, fulfilled, redeemed.
    uint256[11] public done;
    /// @dev What must never be counted.
    uint256 public leavingRefused;
    uint256 public wrong;
    uint256 public intruded;

    constructor(IRwaRegistry registry_, Usdt usdt_, OddToken odd_, address[4] memory parties) {
        (registry, usdt, odd) = (registry_, usdt_, odd_);
        (registrar, attestor, issuer, revenue) = (parties[0], parties[1], parties[2], parties[3]);
    }

    /// @dev Once, when coins and roles are there.
    function begin() external {
        for (uint256 i; i < 2; ++i) make(i);
        for (uint256 i; i < ACTORS; ++i) allow(i, i < 4);
    }

    // ---- The sale

    function buy(uint256 which, uint256 who, uint256 count) external {
        Model storage m = _models[which % 2];
        (address user, Own storage own) = ownOf(m, who);
        count = 1 + count % 50;
        bool may = _allowed[user] && m.releasedAt == 0 && now_() < m.deadline && m.shares + count <= MOST;
        if (m.attestedAt > 0 && now_() > m.attestedAt + 30 days) may = false;
        uint256 before = held(m);
        vm.prank(user, user);
        try m.at.buy(count) {
            if (!may || held(m) < before + count * PRICE) ++wrong;
            own.shares += count;
            setShares(m, m.shares + count);
            ++done[0];
        } catch {
            if (may && isPlain(m)) ++wrong;
        }
    }

    function refund(uint256 which, uint256 who, uint256 byWhom) external {
        Model storage m = _models[which % 2];
        (address user, Own storage own) = ownOf(m, who);
        bool byOther = byWhom % 2 == 0;
        bool may = own.shares > 0 && (byOther ? hasFailed(m) : m.releasedAt == 0);
        uint256 before = worth(m, user);
        bytes memory data = byOther ? abi.encodeCall(m.at.refundFor, (user)) : abi.encodeCall(m.at.refund, ());
        bool did = call(byOther ? actor(byWhom / 2) : user, m, data);
        if (did != may && (did || byOther || isWilling(m))) ++leavingRefused;
        if (!did) return;
        checkPaid(m, user, before, own.shares * PRICE);
        setShares(m, m.shares - own.shares);
        own.shares = 0;
        ++done[byOther ? 2 : 1];
    }

    function attest(uint256 which, uint256 what, uint256 reserve) external {
        Model storage m = _models[which % 2];
        bytes32 document = m.attestedAt == 0 ? DOCUMENT : keccak256(abi.encode(++_documents));
        if (what % 4 == 0) document = bytes32(uint256(1) << (what % 256));
        bool may = what % 4 > 0 && !hasFailed(m);
        reserve = 1 + reserve % 1e12;
        vm.prank(attestor);
        try m.at.attest(document, reserve) {
            if (!may && (m.attestedAt == 0 || hasFailed(m))) ++wrong;
            m.attestedAt = now_();
            ++done[3];
        } catch {
            if (may) ++wrong;
        }
    }

    function release(uint256 which, uint256 who) external {
        Model storage m = _models[which % 2];
        uint256 from = (m.attestedAt > m.reachedAt ? m.attestedAt : m.reachedAt) + 72 hours;
        bool may = m.attestedAt > 0 && m.reachedAt > 0 && m.releasedAt == 0 && now_() >= from && !hasFailed(m);
        uint256 before = worth(m, issuer);
        bool did = call(actor(who), m, abi.encodeCall(m.at.release, ()));
        if (did != may) ++wrong;
        if (!did) return;
        checkPaid(m, issuer, before, m.shares * PRICE);
        m.releasedAt = now_();
        ++done[4];
    }

    // ---- Dividends and shares

    function distribute(uint256 which, uint256 amount) external {
        Model storage m = _models[which % 2];
        if (m.releasedAt == 0 || m.shares == 0) return;
        uint256 before = held(m);
        amount = 1 + amount % 1e9;
        vm.prank(revenue);
        try m.at.distribute(amount) {
            uint256 arrived = held(m) - before;
            if (arrived > amount) arrived = amount;
            m.distributed += arrived;
            for (uint256 i; i < ACTORS; ++i) {
                Own storage own = _owns[address(m.at)][actor(i)];
                own.fractions += (arrived * own.shares << 60) / m.shares;
            }
            ++done[5];
        } catch {}
    }

    function claim(uint256 which, uint256 who) external {
        Model storage m = _models[which % 2];
        (address user, Own storage own) = ownOf(m, who);
        (,,, uint256 due,) = m.at.holdingOf(user);
        uint256 before = worth(m, user);
        bool did = call(user, m, abi.encodeCall(m.at.claim, ()));
        if (did != (due > 0) && (did || isWilling(m))) ++leavingRefused;
        if (!did) return;
        checkPaid(m, user, before, due);
        own.claimed += due;
        m.claimed += due;
        ++done[6];
    }

    function transfer(uint256 which, uint256 who, uint256 toWhom, uint256 count) external {
        Model storage m = _models[which % 2];
        (address user, Own storage own) = ownOf(m, who);
        (address to, Own storage other) = ownOf(m, toWhom);
        count = count % (own.shares + 2);
        bool may = m.releasedAt > 0 && _allowed[to] && count + own.waits <= own.shares;
        (bool can,) = m.at.canTransfer(user, to, count);
        bool did = call(user, m, abi.encodeCall(m.at.transfer, (to, count)));
        if (can != may || did != may) ++wrong;
        if (!did) return;
        own.shares -= count;
        other.shares += count;
        if (count > 0) ++done[7];
    }

    // ---- Redemption

    function request(uint256 which, uint256 who, uint256 count) external {
        Model storage m = _models[which % 2];
        (address user, Own storage own) = ownOf(m, who);
        count = count % (own.shares + 2);
        uint256 value = m.at.redemptionValue(count);
        bool may = m.releasedAt > 0 && own.waits == 0 && count > 0 && count <= own.shares && value > 0;
        if (call(user, m, abi.encodeCall(m.at.requestRedemption, (count))) != may) ++wrong;
        if (!may) return;
        (own.waits, own.asked) = (count, value);
        ++done[8];
    }

    function cancel(uint256 which, uint256 who) external {
        Model storage m = _models[which % 2];
        (address user, Own storage own) = ownOf(m, who);
        if (call(user, m, abi.encodeCall(m.at.cancelRedemption, ())) != (own.waits > 0)) ++leavingRefused;
        own.waits = 0;
    }

    function fulfil(uint256 which, uint256 who) external {
        Model storage m = _models[which % 2];
        (address user, Own storage own) = ownOf(m, who);
        uint256 before = held(m);
        if (!call(issuer, m, abi.encodeCall(m.at.fulfil, (user, own.asked)))) return;
        if (own.waits == 0) ++wrong;
        uint256 arrived = held(m) - before;
        if (arrived > own.asked) arrived = own.asked;
        own.shares -= own.waits;
        m.shares -= own.waits;
        own.waits = 0;
        own.due += arrived;
        m.due += arrived;
        ++done[9];
    }

    function redeem(uint256 which, uint256 who) external {
        Model storage m = _models[which % 2];
        (address user, Own storage own) = ownOf(m, who);
        uint256 before = worth(m, user);
        bool did = call(user, m, abi.encodeCall(m.at.claimRedemption, ()));
        if (did != (own.due > 0) && (did || isWilling(m))) ++leavingRefused;
        if (!did) return;
        checkPaid(m, user, before, own.due);
        m.due -= own.due;
        own.due = 0;
        ++done[10];
    }

    function withdraw(uint256 which, uint256 who) external {
        Model storage m = _models[which % 2];
        address user = who % 6 == 5 ? issuer : actor(who);
        if (m.at.creditOf(user, m.coin) == 0) return;
        uint256 before = worth(m, user);
        bool did = call(actor(who / 6), m, abi.encodeCall(m.at.withdraw, (user, m.coin)));
        if (!did && isWilling(m)) ++leavingRefused;
        if (worth(m, user) > before) ++wrong;
    }

    // ---- The world

    function allow(uint256 who, bool may) public {
        vm.prank(registrar);
        registry.allow(actor(who), may ? type(uint256).max : 0);
        _allowed[actor(who)] = may;
    }

    function wait(uint256 time) external {
        vm.warp(now_() + bound(time, 1, 3 days));
    }

    function change(uint256 keeps, uint256 habit) external {
        odd.setHabits(habit % 5 == 4 ? keeps % 30 : 0, habit % 5 == 3 ? keeps % 9 : 0, habit % 5 == 1, habit % 5 == 2);
        vm.prank(usdt.owner());
        usdt.setParams(habit % 3 == 0 ? keeps % 20 : 0, keeps % 1e6);
    }

    /// @dev The odd coin calls back in its next transfer.
    function callBack(uint256 what, uint256 who) external {
        IRwaAsset at = _models[1].at;
        bytes[6] memory calls = [
            abi.encodeCall(at.buy, (1)),
            abi.encodeCall(at.refundFor, (actor(who))),
            abi.encodeCall(at.release, ()),
            abi.encodeCall(at.claim, ()),
            abi.encodeCall(at.transferFrom, (actor(who), actor(who % ACTORS + 1), 0)),
            abi.encodeCall(at.withdraw, (actor(who), address(odd)))
        ];
        odd.callInTransfer(what % 3 == 0 ? address(at) : address(0), calls[what % 6]);
    }

    /// @dev Others than its parties try what is theirs.
    function intrude(uint256 which, uint256 who, uint256 what) external {
        Model storage m = _models[which % 2];
        bytes[4] memory calls = [
            abi.encodeCall(m.at.attest, (DOCUMENT, 1)),
            abi.encodeCall(m.at.distribute, (1)),
            abi.encodeCall(m.at.fulfil, (actor(who), 1e18)),
            abi.encodeCall(m.at.transferFrom, (actor(who % ACTORS + 1), actor(who), 1))
        ];
        if (call(actor(who), m, calls[what % 4])) ++intruded;
        vm.prank(actor(who));
        (bool did,) = address(registry).call(abi.encodeCall(registry.allow, (actor(who), 1e12)));
        if (did) ++intruded;
    }

    /// @dev A new asset in the place of one that is over.
    function renew(uint256 which) external {
        Model storage m = _models[which % 2];
        bool isOver = m.releasedAt == 0 ? hasFailed(m) && m.shares == 0 : now_() > m.releasedAt + 40 days;
        if (isOver && odd.keeps() == 0) make(which % 2);
    }

    // ---- Reads

    function actor(uint256 who) public pure returns (address) {
        return address(uint160(1000 + who % ACTORS));
    }

    function modelOf(uint256 which) external view returns (Model memory) {
        return _models[which];
    }

    function ownAt(address asset, address account) external view returns (Own memory) {
        return _owns[asset][account];
    }

    function hasFailed(Model memory m) public view returns (bool) {
        if (m.releasedAt > 0 || now_() < m.deadline) return false;
        return m.attestedAt == 0 || m.reachedAt == 0 || now_() >= m.deadline + 10 days;
    }

    // ---- Inside

    function make(uint256 which) private {
        address coin = which == 0 ? address(usdt) : address(odd);
        uint256 deadline = now_() + 20 days;
        uint256[4] memory numbers = [PRICE, TARGET, MOST, deadline];
        vm.prank(registrar);
        IRwaAsset at = IRwaAsset(registry.make("A", "B", DOCUMENT, numbers, coin, issuer, revenue));
        _models[which] = Model(at, coin, deadline, 0, 0, 0, 0, 0, 0, 0);
        for (uint256 i; i < ACTORS + 2; ++i) {
            vm.prank(i < ACTORS ? actor(i) : i == ACTORS ? issuer : revenue);
            ITRC20(coin).approve(address(at), type(uint256).max);
        }
    }

    function setShares(Model storage m, uint256 shares) private {
        m.shares = shares;
        if (shares < TARGET) m.reachedAt = 0;
        else if (m.reachedAt == 0) m.reachedAt = now_();
    }

    /// @dev By a wallet.
    function call(address account, Model storage m, bytes memory data) private returns (bool did) {
        vm.prank(account, account);
        (did,) = address(m.at).call(data);
    }

    /// @dev All of it, or what the coin leaves of it.
    function checkPaid(Model storage m, address user, uint256 before, uint256 amount) private {
        uint256 got = worth(m, user) - before;
        if (got != amount && got != less(m, amount)) ++wrong;
    }

    function less(Model storage m, uint256 amount) private view returns (uint256) {
        if (m.coin == address(odd)) return amount - (amount * odd.keeps()) / 100 + odd.adds();
        uint256 fee = (amount * usdt.basisPointsRate()) / 10_000;
        return amount - (fee > usdt.maximumFee() ? usdt.maximumFee() : fee);
    }

    function ownOf(Model storage m, uint256 who) private view returns (address user, Own storage own) {
        user = actor(who);
        own = _owns[address(m.at)][user];
    }

    /// @dev What an account has in the coin, and is credited.
    function worth(Model storage m, address user) private view returns (uint256) {
        return ITRC20(m.coin).balanceOf(user) + m.at.creditOf(user, m.coin);
    }

    function held(Model storage m) private view returns (uint256) {
        return ITRC20(m.coin).balanceOf(address(m.at));
    }

    /// @dev The coin takes nothing of a transfer, and calls nobody.
    function isPlain(Model storage m) private view returns (bool) {
        return m.coin == address(usdt) && usdt.basisPointsRate() == 0;
    }

    function isWilling(Model storage m) private view returns (bool) {
        return m.coin == address(usdt);
    }

    function now_() private view returns (uint256) {
        return vm.getBlockTimestamp();
    }
}
