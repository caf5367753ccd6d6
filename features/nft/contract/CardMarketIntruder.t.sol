// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {CardMarket} from "./CardMarket.sol";
import {MarketHandler} from "./CardMarketHandler.t.sol";
import {Cards} from "./Cards.sol";

/// @dev All accounts that the contracts know, and a stranger, call everything that moves another's card or money; and
/// buyers call for what is no longer on sale.
contract MarketIntruder is TestBase {
    Cards private immutable cards;
    CardMarket private immutable market;
    MarketHandler private immutable handler;
    address[] private _nobodies;

    /// @dev What must never be counted.
    uint256 public intruded;
    uint256 public replacedSold;

    constructor(Cards cards_, CardMarket market_, MarketHandler handler_, address[] memory nobodies) {
        cards = cards_;
        market = market_;
        handler = handler_;
        _nobodies = nobodies;
    }

    function intrude(uint256 who, uint256 card, uint256 which, uint256 what) external {
        uint256 id = 1 + card % handler.LAST_ID();
        address owner = cards.ownerOf(id);
        bytes memory attempt = what % 6 < 4 ? onCard(what % 6, id, which) : onMoney(what % 6, which);
        if (attempt.length == 0) return;
        vm.prank(_nobodies[who % _nobodies.length]);
        (bool done,) = address(market).call(attempt);
        if (done || cards.ownerOf(id) != owner) ++intruded;
    }

    /// @dev An account that may buy tries a listing that another one replaced.
    function buyReplaced(uint256 card, uint256 who, uint256 which) external {
        uint256 id = 1 + card % handler.LAST_ID();
        (,, uint256 number, address coin, uint256 price,) = market.listingOf(id);
        if (number < 2) return;
        address buyer = handler.holder(who);
        uint256 value = coin == address(0) ? price : 0;
        uint256 before = buyer.balance;
        vm.deal(buyer, before + value);
        vm.prank(buyer);
        try market.buy{value: value}(id, 1 + which % (number - 1), type(uint256).max) {
            ++replacedSold;
        } catch {
            vm.deal(buyer, before);
        }
    }

    function onCard(uint256 what, uint256 id, uint256 which) private view returns (bytes memory) {
        uint256 number = 1 + which % (handler.offers() + 1);
        if (what == 0) return abi.encodeCall(market.listForSale, (id, address(0), 10_000, vm.getBlockTimestamp() + 1));
        if (what == 1) return abi.encodeCall(market.takeDown, (id));
        if (what == 2) return abi.encodeCall(market.accept, (number, id, 0));
        return abi.encodeCall(market.buy, (id, 1, type(uint256).max));
    }

    /// @dev Nothing where anyone may: what broke or expired only goes back.
    function onMoney(uint256 what, uint256 which) private view returns (bytes memory) {
        if (what == 4) {
            uint256 number = 1 + which % (handler.offers() + 1);
            (,,,,, uint256 until) = market.offerOf(number);
            if (vm.getBlockTimestamp() >= until) return "";
            return abi.encodeCall(market.cancelOffer, (number));
        }
        if (handler.sales() == 0) return "";
        uint256 id = handler.saleIds(which % handler.sales());
        uint256 sale = handler.saleNumbers(which % handler.sales());
        (,,,, bool standing) = market.saleOf(id, sale);
        if (!standing) return "";
        return abi.encodeCall(market.cancelSale, (id, sale));
    }
}
