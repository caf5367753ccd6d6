// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITokenFactory} from "../../features/launch/contract/ITokenFactory.sol";
import {Sale} from "../../features/launch/contract/Sale.sol";
import {TokenFactory} from "../../features/launch/contract/TokenFactory.sol";
import {Vm} from "../../platform/contracts/TestBase.t.sol";
import {Book} from "./Part.t.sol";
import {Product, launchCall} from "./Product.t.sol";
import {SaleBooks} from "./SaleBooks.t.sol";

/// @title Presales, their internal markets, listings, claims and floors; new ones are made at times.
contract LaunchActions is SaleBooks {
    uint256 private constant MOST_SALES = 8;

    TokenFactory private immutable factory;

    constructor(Book book_, Product memory p) SaleBooks(book_) {
        factory = p.launches;
        book_.register(address(factory), this);
        book_.open(address(factory), TRX);
        for (uint256 i; i < p.sales.length; ++i) follow(p.sales[i]);
    }

    function actions() external pure override returns (bytes4[] memory all) {
        all = new bytes4[](10);
        (all[0], all[1], all[2]) = (this.mint.selector, this.leaveSale.selector, this.refund.selector);
        (all[3], all[4], all[5]) = (this.buyInside.selector, this.sellInside.selector, this.list.selector);
        (all[6], all[7], all[8]) = (this.claim.selector, this.redeem.selector, this.collectTap.selector);
        all[9] = this.operate.selector;
    }

    // ---- Actions

    function mint(uint256 which, uint256 who, uint256 count) external recorded {
        (Sale sale,) = pick(which);
        mintAs(sale, anyone(who), 1 + count % 3);
    }

    function leaveSale(uint256 which, uint256 who) external recorded {
        (Sale sale,) = pick(which);
        send(sale, anyone(who), abi.encodeCall(sale.leave, ()));
    }

    /// @dev By the buyer or anybody; a credit is paid at times.
    function refund(uint256 which, uint256 who, uint256 byWhom) external recorded {
        (Sale sale,) = pick(which);
        address user = anyone(who);
        if (byWhom % 3 == 0) return send(sale, user, abi.encodeCall(sale.refund, ()));
        if (byWhom % 3 == 1) return send(sale, anyone(byWhom / 3), abi.encodeCall(sale.refundFor, (user)));
        send(sale, user, abi.encodeCall(sale.collect, (anyone(byWhom / 3))));
    }

    /// @dev With more TRX than it costs, at times; what is signed is what is sent.
    function buyInside(uint256 which, uint256 who, uint256 count, uint256 more) external recorded {
        (Sale sale,) = pick(which);
        buyAs(sale, anyone(who), 1 + count % 3, more % 3);
    }

    function sellInside(uint256 which, uint256 who, uint256 count, uint256 more) external recorded {
        (Sale sale, One storage one) = pick(which);
        count = 1 + count % 2;
        if (one.inside < count) return;
        uint256 least = costOf(one.inside) - costOf(one.inside - count) + (more % 4 == 0 ? 1 : 0);
        as_(anyone(who), TRX, 0);
        try sale.sellInside(count, least) {
            vm.assertTrue(more % 4 > 0, "law 4: less than was signed");
        } catch { drop(); }
    }

    function list(uint256 which, uint256 who) external recorded {
        (Sale sale,) = pick(which);
        send(sale, anyone(who), abi.encodeCall(sale.list, ()));
    }

    function claim(uint256 which, uint256 who, bool inside) external recorded {
        (Sale sale,) = pick(which);
        send(sale, anyone(who), inside ? abi.encodeCall(sale.claimInside, ()) : abi.encodeCall(sale.claim, ()));
    }

    function redeem(uint256 which, uint256 who, uint256 part) external recorded {
        (Sale sale, One storage one) = pick(which);
        uint256 amount = heldOf(one, anyone(who)) * (part % 101) / 100;
        send(sale, anyone(who), abi.encodeCall(sale.redeem, (amount)));
    }

    function collectTap(uint256 which, uint256 who) external recorded {
        (Sale sale, One storage one) = pick(which);
        send(sale, who % 4 == 0 ? anyone(who / 4) : one.creator, abi.encodeCall(sale.collectTap, ()));
    }

    /// @dev A new sale, or what the owner's key can do.
    function operate(uint256 what, uint256 who) external recorded {
        if (what % 4 == 0) return make(anyone(who));
        bytes memory call = abi.encodeCall(factory.setCreationFee, (who % 200e6));
        if (what % 4 == 1) call = abi.encodeCall(factory.setEnabled, (who % 4 > 0));
        if (what % 4 == 2) call = abi.encodeCall(factory.withdrawFees, ());
        as_(MANAGER, TRX, 0);
        (bool done,) = address(factory).call(call);
        vm.assertTrue(done, "the factory's owner");
    }

    // ---- The beginning: each of the first sales is in a state of its own

    /// @dev From the sales' first days on: live; inside; listable; failed; expired; listed.
    function openSales() external recorded {
        uint256 now_ = vm.getBlockTimestamp();
        uint256[6] memory buyers = [uint256(2), 3, 4, 1, 3, 4];
        for (uint256 i; i < 6; ++i) {
            (Sale sale, One storage one) = pick(i);
            vm.warp(one.start + 1 hours);
            for (uint256 j; j < buyers[i]; ++j) mintAs(sale, anyone(1 + j), 2);
            if (i % 3 == 0 || i == 1) continue;
            vm.warp(one.end + 1 days);
            for (uint256 j; j < 4; ++j) buyAs(sale, anyone(2 + j), 1 + j % 2, 0);
            if (i < 5) continue;
            vm.warp(one.end + 30 days);
            send(sale, attacker(0), abi.encodeCall(sale.list, ()));
            readLogs();
            vm.warp(one.listedAt + 1 days);
            send(sale, one.creator, abi.encodeCall(sale.collectTap, ()));
            readLogs();
        }
        vm.warp(now_);
    }

    // ---- Inside

    function read(Vm.Log calldata log) external override {
        if (log.emitter != address(factory)) return readSale(log);
        if (log.topics[0] == ITokenFactory.TokenCreated.selector) {
            // Names are two words, numbers nine, then the recipient and both switches.
            book.move(topic(log, 2), address(factory), TRX, word(log, 14));
        } else if (log.topics[0] == ITokenFactory.FeesWithdrawn.selector) {
            vm.assertEq(topic(log, 1), MANAGER, "law 5: fees to another than the owner");
            book.move(address(factory), topic(log, 1), TRX, word(log, 0));
        }
    }

    function check() external view override {
        book.check(address(factory), TRX, "law 3: TRX in TokenFactory");
        checkSales();
    }

    function leave(address user, bool atTerm) external override recorded {
        leaveSales(user, atTerm);
    }

    function make(address creator) private {
        if (salesCount() == MOST_SALES) return;
        uint256 fee = factory.creationFee();
        as_(creator, TRX, fee);
        (bool done, bytes memory made) = address(factory).call{value: fee}(launchCall(vm.getBlockTimestamp()));
        if (!done) return drop();
        (, address sale) = abi.decode(made, (address, address));
        follow(Sale(sale));
    }

    function mintAs(Sale sale, address user, uint256 shares) private {
        as_(user, TRX, shares * PRICE);
        try sale.mint{value: shares * PRICE}(shares) {} catch { drop(); }
        readLogs();
    }

    function buyAs(Sale sale, address user, uint256 shares, uint256 more) private {
        (, One storage one) = at(sale);
        uint256 sun = costOf(one.inside + shares) - costOf(one.inside) + more;
        as_(user, TRX, sun);
        try sale.buyInside{value: sun}(shares) {} catch { drop(); }
        readLogs();
    }

    function send(Sale sale, address user, bytes memory call) private {
        as_(user, TRX, 0);
        (bool done,) = address(sale).call(call);
        if (!done) drop();
    }
}
