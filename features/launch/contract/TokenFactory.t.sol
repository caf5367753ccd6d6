// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {Vm} from "../../../platform/contracts/TestBase.t.sol";
import {Usdt} from "../../../platform/contracts/local/Usdt.sol";
import {ITokenFactory} from "./ITokenFactory.sol";
import {FactoryReason, SaleReason, TokenReason} from "./LaunchReason.sol";
import {LaunchToken} from "./LaunchToken.sol";
import {LaunchWorld} from "./LaunchWorld.t.sol";
import {Sale} from "./Sale.sol";

/// @dev Names a token of the factory as its own, as a clone in a link might.
contract EvilSale {
    address public token;

    constructor(address token_) {
        token = token_;
    }
}

/// @dev Answers anything with a text.
contract Talker {
    fallback() external {
        string memory text = "a text that is longer than a word of thirty-two bytes";
        assembly {
            return(add(text, 32), mload(text))
        }
    }
}

// createToken
// ├── while disabled, or with another fee ─ it should revert
// └── otherwise it should make a token with its supply in it, and record it
// createPresale
// ├── while disabled, of a token of another maker or creator, open, or with a sale ─ it should revert
// └── otherwise it should make a sale that has the supply
// createTokenAndPresale ─ it should do both
// isMade ─ it should know tokens and sales of its own, and nothing that names them
// What the owner and the guardian do
// ├── by another account ─ it should revert
// ├── by the guardian ─ it should lower the fee and disable, nothing else
// └── by the owner ─ it should do it, the fee up to its most
contract TokenFactoryTest is LaunchWorld {
    function test_New_WhenFeeIsAboveItsMost() public {
        expectReason(FactoryReason.MAX_FEE);
        this.deployWith(200e6 + 1);
        vm.assertEq(this.deployWith(200e6), 200e6, "the most");
    }

    function deployWith(uint256 fee) external returns (uint256) {
        bytes memory parameters = abi.encode(OWNER, GUARD, team, router, locks, fee);
        return ITokenFactory(deploy("TokenFactory", parameters)).creationFee();
    }

    // ---- createToken

    function test_CreateToken_WhenRefused() public {
        vm.prank(MAKER);
        expectReason(FactoryReason.FEE);
        factory.createToken{value: FEE - 1}(name, symbol, numbers, feeRecipient, switches);
        vm.prank(MAKER);
        expectReason(FactoryReason.FEE);
        factory.createToken{value: FEE + 1}(name, symbol, numbers, feeRecipient, switches);
        vm.prank(GUARD);
        factory.setEnabled(false);
        vm.prank(MAKER);
        expectReason(FactoryReason.DISABLED);
        factory.createToken{value: FEE}(name, symbol, numbers, feeRecipient, switches);
        vm.assertEq(factory.pairCount(), 0, "none is made");
    }

    function test_CreateToken_MakesAndRecordsIt() public {
        (name, symbol) = ("A name of thirty-two bytes, whole", "TWELVE BYTES");
        name = "A name of thirty-two bytes whole";
        withFees(300, 500);
        withProtection(5_880, 3_000);
        withBurns();
        (switches[1], numbers[8]) = (true, SUPPLY / 100);
        makeToken();
        (uint256[9] memory made, address to, bool[2] memory on) = token.terms();
        for (uint256 i; i < 9; ++i) vm.assertEq(made[i], numbers[i], "number");
        vm.assertEq(to, TAKER, "fee recipient");
        vm.assertTrue(on[0] && on[1], "switches");
        vm.assertEq(token.name(), name, "name");
        vm.assertEq(token.symbol(), symbol, "symbol");
        vm.assertEq(token.decimals(), 18, "decimals");
        vm.assertEq(token.creator(), MAKER, "creator");
        vm.assertEq(token.balanceOf(address(token)), SUPPLY, "all in the token");
        vm.assertEq(token.totalSupply(), SUPPLY, "supply");
        vm.assertEq(token.phase(), 0, "new");
        checkRecord(address(0));
        vm.assertEq(address(factory).balance, FEE, "the fee stays");
    }

    function test_CreateToken_TellsAll() public {
        vm.recordLogs();
        makeToken();
        Vm.Log memory log = vm.getRecordedLogs()[0];
        (string memory named, , uint256[9] memory made, , , uint256 paid) =
            abi.decode(log.data, (string, string, uint256[9], address, bool[2], uint256));
        vm.assertEq(address(uint160(uint256(log.topics[1]))), address(token), "token");
        vm.assertEq(address(uint160(uint256(log.topics[2]))), MAKER, "creator");
        vm.assertEq(named, "Moon", "name");
        vm.assertEq(made[0], SUPPLY, "supply");
        vm.assertEq(paid, FEE, "fee");
    }

    function test_PairAt_GivenNone() public {
        expectReason(FactoryReason.INDEX);
        factory.pairAt(0);
        (address of_, address sold, address by, uint256 at, string memory named,, uint256 supply) =
            factory.tokenPairDetails(ALICE);
        vm.assertTrue(of_ == address(0) && sold == address(0) && by == address(0), "no address");
        vm.assertEq(at + supply + bytes(named).length, 0, "nothing");
    }

    // ---- createPresale

    function test_CreatePresale_WhenRefused() public {
        expectReason(FactoryReason.NO_TOKEN);
        factory.createPresale(ALICE, terms, receiver, distributes);
        makeToken();
        expectReason(TokenReason.NOT_YOURS);
        factory.createPresale(address(token), terms, receiver, distributes);
        vm.prank(OWNER);
        factory.setEnabled(false);
        vm.prank(MAKER);
        expectReason(FactoryReason.DISABLED);
        factory.createPresale(address(token), terms, receiver, distributes);
        vm.prank(OWNER);
        factory.setEnabled(true);
        makeSale();
        vm.prank(MAKER);
        expectReason(TokenReason.NOT_NEW);
        factory.createPresale(address(token), terms, receiver, distributes);
        makeToken();
        vm.prank(MAKER);
        token.open();
        vm.prank(MAKER);
        expectReason(TokenReason.NOT_NEW);
        factory.createPresale(address(token), terms, receiver, distributes);
    }

    function test_CreatePresale_GivesItTheSupply() public {
        withBurns();
        makeToken();
        makeSale();
        checkSale();
        checkRecord(address(sale));
    }

    function test_CreateBoth_GivesItTheSupply() public {
        withBurns();
        makeBoth();
        checkSale();
        checkRecord(address(sale));
        vm.assertEq(address(factory).balance, FEE, "one fee");
    }

    function test_CreateBoth_WhenRefused() public {
        vm.prank(GUARD);
        factory.setEnabled(false);
        vm.prank(MAKER);
        expectReason(FactoryReason.DISABLED);
        factory.createTokenAndPresale{value: FEE}(
            name,
            symbol,
            numbers,
            feeRecipient,
            switches,
            terms,
            receiver,
            distributes
        );
    }

    /// @dev Two of one name are two tokens; only the address differs.
    function test_CreateToken_GivenTheSameSymbol() public {
        makeToken();
        address first = address(token);
        makeToken();
        vm.assertTrue(first != address(token), "another");
        vm.assertEq(factory.pairCount(), 2, "both recorded");
        vm.assertEq(factory.pairAt(0), first, "in order");
    }

    // ---- isMade

    function test_IsMade() public {
        makeBoth();
        vm.assertTrue(factory.isMade(address(token)) && factory.isMade(address(sale)), "both");
        vm.assertTrue(!factory.isMade(ALICE) && !factory.isMade(address(0)), "no contract");
        vm.assertTrue(!factory.isMade(address(new EvilSale(address(token)))), "names a token of ours");
        vm.assertTrue(!factory.isMade(address(new EvilSale(address(0)))), "names none");
        vm.assertTrue(!factory.isMade(address(new Talker())), "answers at length");
        vm.assertTrue(!factory.isMade(address(wtrx)), "has no token");
        vm.assertTrue(!factory.isMade(factory.tokenTemplate()), "template of tokens");
        vm.assertTrue(!factory.isMade(factory.saleTemplate()), "template of sales");
    }

    /// @dev The templates hold and do nothing.
    function test_Templates_AreDead() public {
        Sale dead = Sale(factory.saleTemplate());
        expectReason(SaleReason.TEMPLATE);
        dead.mint{value: PRICE}(1);
        expectReason(SaleReason.TEMPLATE);
        dead.state();
        expectReason(SaleReason.TEMPLATE);
        dead.list();
        LaunchToken blank = LaunchToken(factory.tokenTemplate());
        expectReason(TokenReason.NOT_YOURS);
        blank.begin(address(0));
        expectReason(TokenReason.NOT_YOURS);
        blank.list(address(1));
        expectReason(TokenReason.CLOSED);
        blank.transfer(ALICE, 0);
    }

    // ---- Owner and guardian

    function test_SetCreationFee() public {
        expectReason(FactoryReason.NOT_ALLOWED);
        factory.setCreationFee(1);
        vm.prank(GUARD);
        expectReason(FactoryReason.NOT_ALLOWED);
        factory.setCreationFee(FEE);
        vm.prank(OWNER);
        expectReason(FactoryReason.MAX_FEE);
        factory.setCreationFee(200e6 + 1);
        vm.prank(OWNER);
        factory.setCreationFee(200e6);
        vm.assertEq(factory.creationFee(), factory.MAX_CREATION_FEE(), "the most");
        vm.expectEmit(address(factory));
        emit ITokenFactory.CreationFeeSet(GUARD, 5);
        vm.prank(GUARD);
        factory.setCreationFee(5);
        vm.assertEq(factory.creationFee(), 5, "lowered");
    }

    function test_SetEnabled() public {
        expectReason(FactoryReason.NOT_ALLOWED);
        factory.setEnabled(false);
        vm.expectEmit(address(factory));
        emit ITokenFactory.EnabledSet(GUARD, false);
        vm.prank(GUARD);
        factory.setEnabled(false);
        vm.assertTrue(!factory.factoryEnabled(), "disabled");
        vm.prank(GUARD);
        expectReason(FactoryReason.NOT_ALLOWED);
        factory.setEnabled(true);
        vm.prank(OWNER);
        factory.setEnabled(true);
        vm.assertTrue(factory.factoryEnabled(), "enabled");
    }

    function test_Withdraw() public {
        makeToken();
        Usdt usdt = Usdt(deploy("Usdt", abi.encode(100e6)));
        OddToken odd = new OddToken();
        usdt.transfer(address(factory), 7e6);
        odd.transfer(address(factory), 9);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, address(this)));
        factory.withdrawFees();
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, address(this)));
        factory.withdrawCoins(address(usdt));
        uint256 before = OWNER.balance;
        vm.expectEmit(address(factory));
        emit ITokenFactory.FeesWithdrawn(OWNER, FEE);
        vm.prank(OWNER);
        factory.withdrawFees();
        vm.assertEq(OWNER.balance - before, FEE, "fees");
        vm.expectEmit(address(factory));
        emit ITokenFactory.CoinsWithdrawn(address(usdt), OWNER, 7e6);
        vm.prank(OWNER);
        factory.withdrawCoins(address(usdt));
        vm.prank(OWNER);
        factory.withdrawCoins(address(odd));
        vm.assertEq(usdt.balanceOf(OWNER), 7e6, "coins whose answer is false");
        vm.assertEq(odd.balanceOf(OWNER), 9, "other coins");
    }

    function test_TransferOwnership_InTwoSteps() public {
        vm.prank(OWNER);
        factory.transferOwnership(ALICE);
        vm.assertEq(factory.owner(), OWNER, "not yet");
        vm.prank(ALICE);
        factory.acceptOwnership();
        vm.assertEq(factory.owner(), ALICE, "accepted");
        vm.assertEq(factory.guardian(), GUARD, "the guardian stays");
    }

    /// @dev The owner withdraws everything that the factory has: a new token's supply is not there.
    function test_WithdrawCoins_HasNoToken() public {
        makeToken();
        vm.prank(OWNER);
        factory.withdrawCoins(address(wtrx));
        vm.assertEq(token.balanceOf(address(factory)), 0, "nothing of it");
        vm.prank(OWNER);
        expectReason(TokenReason.CLOSED);
        factory.withdrawCoins(address(token));
    }

    /// @dev Every sale goes on while the factory is disabled.
    function test_Disabled_SalesGoOn() public {
        makeBoth();
        vm.prank(GUARD);
        factory.setEnabled(false);
        vm.warp(START);
        for (uint256 i; i < 4; ++i) mint(user(i), 100);
        leave(user(0));
        toEnd();
        buy(user(4), 10);
        sell(user(4), 5);
        toListable();
        list();
        pass(10 days);
        claim(user(1));
        vm.assertEq(token.balanceOf(user(1)), 25 * SHARE, "a quarter of 100 shares");
    }

    // ---- Inside

    function checkRecord(address expected) private view {
        (address of_, address sold_, address by, uint256 at, string memory named, string memory sign, uint256 supply) =
            factory.tokenPairDetails(address(token));
        vm.assertEq(of_, address(token), "token");
        vm.assertEq(sold_, expected, "sale");
        vm.assertEq(by, MAKER, "creator");
        vm.assertEq(at, 1_800_000_000, "time");
        vm.assertEq(named, name, "name");
        vm.assertEq(sign, symbol, "symbol");
        vm.assertEq(supply, SUPPLY, "supply");
        vm.assertEq(factory.saleOf(address(token)), expected, "sale of the token");
        vm.assertEq(factory.pairAt(factory.pairCount() - 1), address(token), "the last");
    }

    /// @dev With a reserve of a tenth.
    function checkSale() private view {
        (uint256[13] memory made, address to, bool on) = sale.terms();
        for (uint256 i; i < 13; ++i) vm.assertEq(made[i], terms[i], "number");
        vm.assertEq(to, DEV, "receiver");
        vm.assertTrue(on, "distributed");
        vm.assertEq(sale.token(), address(token), "token");
        vm.assertEq(sale.creator(), MAKER, "creator");
        (uint256 share, uint256 curve, uint256 softCap) = sale.derived();
        vm.assertEq(share, 225e18, "tokens of a share");
        vm.assertEq(curve, SHARES, "shares of the curve");
        vm.assertEq(softCap, 300, "soft cap");
        vm.assertEq(token.balanceOf(address(sale)), SUPPLY * 9 / 10, "of the sale");
        vm.assertEq(token.balanceOf(address(token)), SUPPLY / 10, "reserve");
        vm.assertEq(token.reserveLeft(), SUPPLY / 10, "reserve left");
        vm.assertEq(token.phase(), 1, "selling");
        vm.assertEq(sale.state(), 0, "upcoming");
    }
}
