// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {BoxesWorld} from "./BoxesWorld.t.sol";
import {BoxReason} from "./IBlindBoxes.sol";
import {IWordSource, WordReason} from "./IWordSource.sol";
import {WinklinkWords} from "./WinklinkWords.sol";
import {Coordinator, Mid, Win, Wrapper} from "./WinklinkWorld.t.sol";

// bind
// ├── given another caller than the named one ─ it should revert
// └── it should take what the named one names, once
// ask
// ├── given the caller is not bound, or too little WIN ─ it should revert
// ├── given the provider refuses, or makes no request ─ it should revert
// └── otherwise it should pay the price and ask for one word
// rawFulfillRandomWords
// ├── given a stranger ─ it should revert
// ├── given an unknown request, no word, or a second one ─ it should change nothing
// └── otherwise it should keep the word, within the energy that was paid for
// open and settle with it, and open and give back without WIN
contract WinklinkWordsTest is BoxesWorld {
    uint32 private constant ENERGY = 50_000;
    uint16 private constant CONFIRMATIONS = 20;
    uint64 private constant COST = 10e6 + ENERGY;
    uint256 private constant WORD = uint256(keccak256("word"));

    Win private win;
    Mid private mid;
    Coordinator private coordinator;
    Wrapper private wrapper;
    /// @dev Called by BlindBoxes, and by this test.
    WinklinkWords private words;
    WinklinkWords private own;

    function setUp() public override {
        super.setUp();
        own = make();
        own.bind(address(this));
        words.bind(address(boxes));
        win.transfer(address(own), COST);
        win.transfer(address(words), COST);
    }

    function source() internal override returns (IWordSource) {
        win = new Win();
        mid = new Mid(win);
        coordinator = new Coordinator();
        wrapper = new Wrapper(address(mid), coordinator);
        words = make();
        return words;
    }

    function test_Bind() public {
        vm.assertEq(words.boxes(), address(boxes), "bound");
        expectReason(WordReason.BOUND);
        words.bind(address(this));
    }

    /// @dev The first caller gets nothing: only the account that was named binds.
    function test_Bind_ByAnother() public {
        WinklinkWords fresh = make();
        vm.assertEq(fresh.binder(), address(this), "named");
        expectReason(WordReason.NOT_BINDER);
        vm.prank(ALICE);
        fresh.bind(ALICE);
        vm.assertEq(fresh.boxes(), address(0), "unbound");
        expectReason(WordReason.NOT_BOUND);
        vm.prank(ALICE);
        fresh.ask(7);
        fresh.bind(address(boxes));
        vm.assertEq(fresh.boxes(), address(boxes), "bound all the same");
    }

    function test_Ask_GivenAnotherAsks() public {
        expectReason(WordReason.NOT_BOUND);
        words.ask(7);
        expectReason(WordReason.NOT_BOUND);
        vm.prank(ALICE);
        own.ask(7);
    }

    function test_Ask_GivenTooLittleWin() public {
        own.ask(7);
        expectReason(WordReason.NO_WIN);
        own.ask(8);
        win.transfer(address(own), COST - 1);
        expectReason(WordReason.NO_WIN);
        own.ask(8);
        win.transfer(address(own), 1);
        own.ask(8);
        vm.assertEq(win.balanceOf(address(own)), 0, "all of it spent");
    }

    function test_Ask_GivenTheProviderSaysNo() public {
        mid.set(true);
        expectReason(WordReason.REFUSED);
        own.ask(7);
        vm.assertEq(win.balanceOf(address(own)), COST, "not spent");
    }

    function test_Ask_GivenNoRequestIsMade() public {
        own.ask(7);
        win.transfer(address(own), COST);
        wrapper.set(true);
        expectReason(WordReason.REFUSED);
        own.ask(8);
    }

    function test_Ask() public {
        uint256 wrapperId = uint256(keccak256(abi.encode(address(wrapper), 1)));
        vm.expectEmit(address(own));
        emit WinklinkWords.WordAsked(7, wrapperId);
        own.ask(7);
        vm.assertEq(wrapper.lastRequestId(), wrapperId, "its number");
        vm.assertEq(wrapper.confirmations(), CONFIRMATIONS, "confirmations");
        vm.assertEq(wrapper.count(), 1, "one word");
        vm.assertEq(win.balanceOf(address(wrapper)), COST, "paid");
        vm.assertEq(uint256(own.wordOf(7)), 0, "no word yet");
    }

    function test_Fulfil_ByAStranger() public {
        own.ask(7);
        uint256 wrapperId = wrapper.lastRequestId();
        expectReason(WordReason.NOT_PROVIDER);
        own.rawFulfillRandomWords(wrapperId, list(WORD));
    }

    function test_Fulfil() public {
        own.ask(7);
        vm.expectEmit(address(own));
        emit WinklinkWords.WordCame(7, bytes32(WORD));
        fulfil(list(WORD));
        vm.assertEq(uint256(own.wordOf(7)), WORD, "the word");
        vm.assertEq(uint256(own.wordOf(wrapper.lastRequestId())), 0, "by our number");
    }

    function test_Fulfil_KeepsTheFirstWord() public {
        own.ask(7);
        fulfil(new uint256[](0));
        vm.assertEq(uint256(own.wordOf(7)), 0, "none came");
        uint256[] memory two = new uint256[](2);
        (two[0], two[1]) = (WORD, 2);
        fulfil(two);
        vm.recordLogs();
        fulfil(list(3));
        vm.assertEq(vm.getRecordedLogs().length, 0, "nothing told");
        vm.assertEq(uint256(own.wordOf(7)), WORD, "the first");
    }

    function test_Fulfil_OfAnUnknownRequest(uint256 wrapperId) public {
        own.ask(7);
        vm.assume(wrapperId != wrapper.lastRequestId());
        vm.recordLogs();
        vm.prank(address(wrapper));
        own.rawFulfillRandomWords(wrapperId, list(WORD));
        vm.assertEq(vm.getRecordedLogs().length, 0, "nothing told");
        vm.assertEq(uint256(own.wordOf(7)) + uint256(own.wordOf(0)), 0, "nothing kept");
    }

    // ---- With the boxes

    function test_Boxes_AreDrawnWithTheWord(uint256 word) public {
        vm.assume(word != 0);
        Asked memory asked = ask(2);
        bytes20 secret = bytes20(keccak256(abi.encode(word)));
        mine(2);
        expectReason(BoxReason.NO_WORD);
        settle(asked, secret);
        fulfil(list(word));
        uint256[] memory drawn = drawnFrom(boxes, asked, secret);
        vm.prank(CAROL);
        settle(asked, secret);
        vm.assertEq(cards.ownerOf(drawn[0]), ALICE, "first");
        vm.assertEq(cards.ownerOf(drawn[1]), ALICE, "second");
    }

    function test_Boxes_OfARequestWhoseWordIsLate() public {
        Asked memory asked = ask(1);
        mine(DEADLINE + 1);
        refund(asked);
        fulfil(list(WORD));
        expectReason(BoxReason.NO_REQUEST);
        settle(asked, bytes20(keccak256(abi.encode(WORD))));
    }

    function test_Boxes_GivenNoWin() public {
        ask(1);
        uint256[] memory boxIds = take(ALICE, 1);
        expectReason(WordReason.NO_WIN);
        vm.prank(ALICE);
        boxes.open(boxIds, SEED);
        vm.prank(ALICE);
        boxes.giveBack(boxIds);
        stock(10, 10, 9, 1);
    }

    function make() private returns (WinklinkWords) {
        bytes memory parameters = abi.encode(win, mid, wrapper, ENERGY, CONFIRMATIONS, address(this));
        return WinklinkWords(deploy("WinklinkWords", parameters));
    }

    /// @dev Of the last request.
    function fulfil(uint256[] memory randomWords) private {
        coordinator.fulfill(wrapper, wrapper.lastRequestId(), randomWords);
        vm.assertEq(wrapper.refused(), 0, "taken");
    }

    function list(uint256 word) private pure returns (uint256[] memory randomWords) {
        randomWords = new uint256[](1);
        randomWords[0] = word;
    }
}
